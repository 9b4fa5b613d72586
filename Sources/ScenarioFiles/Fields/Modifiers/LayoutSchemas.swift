import Diagnostics
import Interface

/// UIKit's frame, or SwiftUI's.
enum PlaceOrSize: Sendable {
  case place(Rect)
  case size(SizeLimits)

  fileprivate var place: Rect? { if case .place(let place) = self { place } else { nil } }
  fileprivate var size: SizeLimits? { if case .size(let size) = self { size } else { nil } }
}

extension ValueSchema where Output == PlaceOrSize {
  /// UIKit's frame, which says where a view is, or SwiftUI's, which says how large: only the first has an origin.
  static let eitherFrame: ValueSchema = {
    let place = ValueSchema<Rect>.frame.map({ PlaceOrSize.place($0) }, back: \.place)
    let size = ValueSchema<SizeLimits>.sizeLimits.map({ PlaceOrSize.size($0) }, back: \.size)
    return ValueSchema(
      place.expectation, schema: ["anyOf": [place.schema, size.schema]], write: { place.write($0) ?? size.write($0) }
    ) { node, reading in
      guard let entries = node.entries, !entries.contains(where: { $0.key.text == "x" || $0.key.text == "y" }) else {
        return place.read(node, &reading)
      }
      return size.read(node, &reading)
    }
  }()
}

extension ValueSchema where Output == LayoutModifier {
  /// Yes, no, or one of the directions.
  static let fixedSize = ValueSchema.scalar(
    "true, false, horizontal or vertical",
    schema: ["anyOf": [FlagWord.schema, ["enum": ["horizontal", "vertical"]]]],
    write: { modifier in
      guard case .fixedSize(let horizontal, let vertical) = modifier else { return nil }
      return .plain(horizontal == vertical ? "\(horizontal)" : (horizontal ? Axis.horizontal : .vertical).rawValue)
    },
    read: { scalar, reading in
      if let axis = Axis(rawValue: scalar.text) {
        return .fixedSize(horizontal: axis == .horizontal, vertical: axis == .vertical)
      }
      return ValueSchema<Bool>.flag.read(.scalar(scalar), &reading).map { .fixedSize(horizontal: $0, vertical: $0) }
    })
}

extension ValueSchema where Output == Double {
  /// How far anything on a screen can reach, in points.
  private static let reach = 100_000.0

  /// A length that something can have.
  static let length = ValueSchema.number(in: 0...reach, "a number from 0 to 100000")

  /// A distance, which can also lead back.
  static let distance = ValueSchema.number(in: -reach...reach, "a number from -100000 to 100000")

  /// A length, or `infinity` for all there is.
  static let limit = ValueSchema.scalar(
    "a number, or infinity", schema: ["anyOf": [length.schema, ["enum": ["infinity", ".infinity"]]]],
    write: { $0 == .infinity ? .plain("infinity") : length.write($0) },
    read: { scalar, reading in
      if scalar.text == "infinity" || scalar.text == ".infinity" { return .infinity }
      return length.read(.scalar(scalar), &reading)
    })
}

extension ValueSchema where Output == SizeLimits {
  /// SwiftUI's `frame(width:height:alignment:)` and `frame(minWidth:…)`.
  static let sizeLimits = ValueSchema.record(
    "a frame", SizeLimits(),
    [
      Field("width", "The width in points.", .length, into: \.width.fixed),
      Field("height", "The height in points.", .length, into: \.height.fixed),
      Field("minWidth", "The least width.", .length, into: \.width.min),
      Field("idealWidth", "The width where none is offered.", .length, into: \.width.ideal),
      Field("maxWidth", "The greatest width, or infinity.", .limit, into: \.width.max),
      Field("minHeight", "The least height.", .length, into: \.height.min),
      Field("idealHeight", "The height where none is offered.", .length, into: \.height.ideal),
      Field("maxHeight", "The greatest height, or infinity.", .limit, into: \.height.max),
      Field("alignment", "Where the view stands in its frame.", .choice("alignment"), into: \.alignment),
    ])
}

extension ValueSchema where Output == Edges {
  /// One distance for all sides, or a map of sides; SwiftUI's own distance is 16.
  static let edges = ValueSchema.forms(
    "a number, or a map of sides", text: .bareEdges,
    map: .record(
      "the sides", Edges(),
      [
        .sides("horizontal", "At both sides.", \.leading, \.trailing),
        .sides("vertical", "Above and below.", \.top, \.bottom),
        .side("top", "Above.", \.top, opposite: \.bottom),
        .side("leading", "Where lines begin.", \.leading, opposite: \.trailing),
        .side("bottom", "Below.", \.bottom, opposite: \.top),
        .side("trailing", "Where lines end.", \.trailing, opposite: \.leading),
      ]))

  private static let bareEdges = ValueSchema.scalar(
    "a number, true or false", schema: ["anyOf": [ValueSchema<Double>.distance.schema, FlagWord.schema]],
    write: { $0 == Edges($0.top) ? .number($0.top) : nil },
    read: { scalar, reading in
      if let flag = FlagWord.value(of: scalar.text) { return Edges(flag ? 16 : 0) }
      return ValueSchema<Double>.distance.read(.scalar(scalar), &reading).map { Edges($0) }
    })
}

extension Field<Edges> {
  fileprivate typealias Side = any WritableKeyPath<Edges, Double> & Sendable

  /// Two sides across from each other that have the same distance.
  fileprivate static func sides(_ name: String, _ summary: String, _ first: Side, _ second: Side) -> Field {
    Field(
      name, summary, .distance,
      value: { edges in
        let distance = edges[keyPath: first]
        return distance != 0 && distance == edges[keyPath: second] ? distance : nil
      },
      store: { edges, distance in
        edges[keyPath: first] = distance
        edges[keyPath: second] = distance
      })
  }

  /// One side, which need not be written where the opposite one has the same distance.
  fileprivate static func side(_ name: String, _ summary: String, _ side: Side, opposite: Side) -> Field {
    Field(
      name, summary, .distance,
      value: { edges in
        let distance = edges[keyPath: side]
        return distance != 0 && distance != edges[keyPath: opposite] ? distance : nil
      },
      store: { $0[keyPath: side] = $1 })
  }
}

extension ValueSchema where Output == AspectRatio {
  /// A number, `fit` or `fill`, or a map with both.
  static let aspectRatio = ValueSchema.forms(
    "a number, fit or fill", text: .bareAspectRatio,
    map: .record(
      "an aspect ratio", AspectRatio(),
      [
        Field("ratio", "Width divided by height.", .ratio, into: \.ratio),
        Field("mode", "Whether the view stays inside its space or fills it.", .choice("content mode"), into: \.mode),
      ]))

  private static let bareAspectRatio = ValueSchema.scalar(
    "a number, fit or fill", schema: ["anyOf": [ValueSchema<Double>.ratio.schema, ["enum": ["fit", "fill"]]]],
    write: { aspect in
      guard let ratio = aspect.ratio else { return .plain(aspect.mode.rawValue) }
      return aspect.mode == .fit ? .number(ratio) : nil
    },
    read: { scalar, reading in
      if let mode = AspectRatio.Mode(rawValue: scalar.text) { return AspectRatio(nil, mode) }
      return ValueSchema<Double>.ratio.read(.scalar(scalar), &reading).map { AspectRatio($0) }
    })
}

extension ValueSchema where Output == Double {
  fileprivate static let ratio = ValueSchema.number(in: 0.001...1000, "a number above 0")
}

extension ValueSchema where Output == Layer {
  /// Views, or a map with the views and their alignment.
  static let layer: ValueSchema = {
    let views = ValueSchema<[View]>.views.map({ Layer($0) }, back: { $0.alignment == .center ? $0.views : nil })
    let map = ValueSchema.record(
      "the views", Layer([]),
      [
        Field("views", "The views.", .views, isRequired: true, into: \.views),
        Field("alignment", "Where they stand.", .choice("alignment"), into: \.alignment),
      ])
    return ValueSchema(
      views.expectation, schema: ["anyOf": [views.schema, map.schema]], write: { views.write($0) ?? map.write($0) }
    ) { node, reading in
      let keys = (node.entries ?? []).map(\.key.text)
      let isMap = keys.contains("views") && keys.allSatisfy { $0 == "views" || $0 == "alignment" }
      return (isMap ? map : views).read(node, &reading)
    }
  }()
}
