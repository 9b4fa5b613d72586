internal import Interface

extension MutationKind {
  static let announcementDropped = MutationKind(
    "announcement-dropped", "An action announces nothing any more.",
    .views { view in view.losingEffects { $0.isAnnouncement ? "an announcement is dropped" : nil } })
}
