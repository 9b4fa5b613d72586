/// Which drawing stands for which of the system's symbols: a name in the set of icons, then the names of symbols.
///
/// The system's own drawings may not be taken along. Where the set has no filled icon, the outlined one stands for both.
enum SymbolNames {
  static let text: StaticString = """
    activity scribble waveform.path.ecg
    airplane airplane airplane.arrival airplane.departure
    airplane-fill airplane.arrival.fill airplane.departure.fill airplane.fill
    alarm alarm
    alarm-fill alarm.fill
    app-indicator app.badge
    archive archivebox
    archive-fill archivebox.fill
    arrow-90deg-left arrow.uturn.backward arrow.uturn.left
    arrow-90deg-right arrow.turn.up.right arrow.uturn.forward arrow.uturn.right
    arrow-clockwise arrow.clockwise goforward goforward.10 goforward.15 goforward.30 rotate.right
    arrow-counterclockwise arrow.counterclockwise gobackward gobackward.10 gobackward.15 gobackward.30 rotate.left
    arrow-down arrow.down
    arrow-down-circle arrow.down.circle
    arrow-down-circle-fill arrow.down.circle.fill
    arrow-down-left arrow.down.left
    arrow-down-right arrow.down.right
    arrow-down-up arrow.up.and.down arrow.up.arrow.down
    arrow-left arrow.backward arrow.left
    arrow-left-circle arrow.backward.circle arrow.left.circle
    arrow-left-circle-fill arrow.backward.circle.fill arrow.left.circle.fill
    arrow-left-right arrow.left.and.right arrow.left.arrow.right
    arrow-left-square arrowshape.left
    arrow-left-square-fill arrowshape.left.fill
    arrow-repeat arrow.2.circlepath arrow.triangle.2.circlepath
    arrow-return-left return
    arrow-return-right arrow.turn.down.right
    arrow-right arrow.forward arrow.right
    arrow-right-circle arrow.forward.circle arrow.right.circle
    arrow-right-circle-fill arrow.forward.circle.fill arrow.right.circle.fill
    arrow-right-square arrowshape.right
    arrow-right-square-fill arrowshape.right.fill
    arrow-up arrow.up
    arrow-up-circle arrow.up.circle
    arrow-up-circle-fill arrow.up.circle.fill
    arrow-up-left arrow.up.left
    arrow-up-right arrow.up.forward arrow.up.right
    arrows-angle-contract arrow.down.right.and.arrow.up.left
    arrows-angle-expand arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
    arrows-move arrow.up.and.down.and.arrow.left.and.right
    aspect-ratio aspectratio rectangle
    aspect-ratio-fill aspectratio.fill rectangle.fill
    at at
    award medal rosette
    award-fill medal.fill rosette.fill
    backpack backpack
    backpack-fill backpack.fill
    backspace delete.backward delete.left
    backspace-fill delete.backward.fill delete.left.fill
    backspace-reverse delete.right
    backspace-reverse-fill delete.right.fill
    bag bag takeoutbag.and.cup.and.straw
    bag-fill bag.fill takeoutbag.and.cup.and.straw.fill
    bag-plus bag.badge.plus
    bag-plus-fill bag.badge.plus.fill
    balloon balloon party.popper
    balloon-fill balloon.fill party.popper.fill
    ban nosign
    ban-fill nosign.fill
    bandaid bandage
    bank building.columns
    bar-chart chart.bar
    bar-chart-fill chart.bar.fill
    bar-chart-line chart.bar.xaxis
    bar-chart-line-fill chart.bar.xaxis.fill
    basket basket
    basket-fill basket.fill
    battery battery.0
    battery-charging battery.100.bolt
    battery-full battery.100 battery.100percent battery.75
    battery-half battery.50
    battery-low battery.25
    bell bell bell.badge
    bell-fill bell.badge.fill bell.fill
    bell-slash bell.slash
    bell-slash-fill bell.slash.fill
    bicycle bicycle
    binoculars binoculars
    binoculars-fill binoculars.fill
    blockquote-left text.quote
    book book book.pages
    book-fill book.fill book.pages.fill
    bookmark bookmark
    bookmark-fill bookmark.fill
    bookmark-x bookmark.slash
    bookmark-x-fill bookmark.slash.fill
    bookshelf books.vertical
    box cube cube.transparent scale.3d
    box-arrow-in-down square.and.arrow.down
    box-arrow-right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    box-arrow-up square.and.arrow.up
    box-arrow-up-right arrow.up.forward.app arrow.up.forward.square arrow.up.right.square
    box-fill cube.fill cube.transparent.fill scale.3d.fill
    box-seam shippingbox
    box-seam-fill shippingbox.fill
    braces curlybraces
    briefcase briefcase cross.case
    briefcase-fill briefcase.fill cross.case.fill
    brightness-high sun.max
    brightness-low sun.min
    brightness-low-fill sun.min.fill
    broadcast airplaneradio antenna.radiowaves.left.and.right
    broadcast-pin dot.radiowaves.left.and.right
    brush paintbrush paintbrush.pointed
    brush-fill paintbrush.fill paintbrush.pointed.fill
    bug ant ladybug
    bug-fill ant.fill ladybug.fill
    building building
    buildings building.2
    buildings-fill building.2.fill
    bullseye target
    bus-front bus
    cake2 birthday.cake
    calendar-day calendar.day.timeline.left
    calendar-day-fill calendar.day.timeline.left.fill
    calendar-event calendar.badge.clock calendar.badge.exclamationmark
    calendar-event-fill calendar.badge.clock.fill calendar.badge.exclamationmark.fill
    calendar-plus calendar.badge.plus
    calendar-plus-fill calendar.badge.plus.fill
    calendar3 calendar
    calendar3-fill calendar.fill
    camera camera camera.rotate camera.viewfinder
    camera-fill camera.fill camera.rotate.fill camera.viewfinder.fill
    camera-video video
    camera-video-fill video.fill
    camera-video-off video.slash
    camera-video-off-fill video.slash.fill
    capslock capslock
    capslock-fill capslock.fill
    capsule capsule oval pills
    capsule-pill pill
    car-front car
    card-list list.bullet.rectangle
    caret-down arrowtriangle.down
    caret-down-fill arrowtriangle.down.fill
    caret-left arrowtriangle.backward arrowtriangle.left
    caret-left-fill arrowtriangle.backward.fill arrowtriangle.left.fill
    caret-right arrowtriangle.forward arrowtriangle.right
    caret-right-fill arrowtriangle.forward.fill arrowtriangle.right.fill
    caret-up arrowtriangle.up
    caret-up-fill arrowtriangle.up.fill
    cart cart
    cart-dash cart.badge.minus
    cart-dash-fill cart.badge.minus.fill
    cart-fill cart.fill
    cart-plus cart.badge.plus
    cart-plus-fill cart.badge.plus.fill
    cash banknote
    cast airplayaudio airplayvideo
    chat message
    chat-dots ellipsis.bubble ellipsis.message
    chat-dots-fill ellipsis.bubble.fill ellipsis.message.fill
    chat-fill message.fill
    chat-left bubble.left
    chat-left-dots bubble.left.and.bubble.right exclamationmark.bubble
    chat-left-dots-fill bubble.left.and.bubble.right.fill exclamationmark.bubble.fill
    chat-left-fill bubble.left.fill
    chat-left-quote quote.bubble
    chat-left-text bubble.left.and.text.bubble.right character.bubble text.bubble
    chat-left-text-fill bubble.left.and.text.bubble.right.fill character.bubble.fill text.bubble.fill
    chat-right bubble.right
    chat-right-fill bubble.right.fill
    check-circle checkmark.circle
    check-circle-fill checkmark.circle.fill
    check-lg checkmark
    check-square checkmark.square
    check-square-fill checkmark.square.fill
    chevron-compact-down chevron.compact.down
    chevron-compact-up chevron.compact.up
    chevron-double-down chevron.down.2
    chevron-double-left chevron.left.2
    chevron-double-right chevron.right.2
    chevron-double-up chevron.up.2
    chevron-down chevron.down
    chevron-expand chevron.up.chevron.down
    chevron-left chevron.backward chevron.left
    chevron-right chevron.forward chevron.right
    chevron-up chevron.up
    circle circle
    circle-fill circle.fill
    circle-half circle.lefthalf.filled circle.righthalf.filled
    clipboard clipboard doc.on.clipboard document.on.clipboard
    clipboard-check list.bullet.clipboard list.clipboard
    clipboard-check-fill list.bullet.clipboard.fill list.clipboard.fill
    clipboard-fill clipboard.fill doc.on.clipboard.fill document.on.clipboard.fill
    clock clock deskclock
    clock-fill clock.fill deskclock.fill
    clock-history clock.arrow.circlepath
    cloud cloud externaldrive.badge.icloud icloud
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-down-fill icloud.and.arrow.down.fill
    cloud-arrow-up icloud.and.arrow.up
    cloud-arrow-up-fill icloud.and.arrow.up.fill
    cloud-drizzle cloud.drizzle
    cloud-drizzle-fill cloud.drizzle.fill
    cloud-fill cloud.fill externaldrive.badge.icloud.fill icloud.fill
    cloud-fog cloud.fog
    cloud-fog-fill cloud.fog.fill
    cloud-hail cloud.hail
    cloud-hail-fill cloud.hail.fill
    cloud-haze sun.haze
    cloud-haze-fill sun.haze.fill
    cloud-lightning cloud.bolt
    cloud-lightning-fill cloud.bolt.fill
    cloud-lightning-rain cloud.bolt.rain
    cloud-lightning-rain-fill cloud.bolt.rain.fill
    cloud-moon cloud.moon
    cloud-moon-fill cloud.moon.fill
    cloud-rain cloud.rain
    cloud-rain-fill cloud.rain.fill
    cloud-rain-heavy cloud.heavyrain
    cloud-rain-heavy-fill cloud.heavyrain.fill
    cloud-slash icloud.slash
    cloud-slash-fill icloud.slash.fill
    cloud-sleet cloud.sleet
    cloud-snow cloud.snow
    cloud-sun cloud.sun
    cloud-sun-fill cloud.sun.fill
    code function
    code-slash chevron.left.forwardslash.chevron.right
    collection rectangle.stack
    collection-fill rectangle.stack.fill
    columns-gap rectangle.3.group
    command command
    compass safari
    compass-fill safari.fill
    controller gamecontroller
    copy doc.on.doc document.on.document rectangle.on.rectangle square.on.square
    cpu cpu
    credit-card creditcard
    credit-card-fill creditcard.fill
    crop crop
    crosshair scope
    cup-hot cup.and.saucer mug
    cup-straw wineglass
    currency-bitcoin bitcoinsign
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-yen yensign
    cursor location location.north location.slash
    cursor-fill location.fill location.north.fill location.slash.fill
    cursor-text text.cursor
    dash-circle minus.circle
    dash-circle-fill minus.circle.fill
    dash-lg minus
    dash-square minus.square
    dash-square-fill minus.square.fill
    diagram-2 arrow.triangle.branch
    diagram-2-fill arrow.triangle.branch.fill
    diamond diamond
    diamond-fill diamond.fill
    dice-5 dice die.face.5
    dice-5-fill dice.fill die.face.5.fill
    display display
    display-fill display.fill
    door-closed door.left.hand.closed
    door-closed-fill door.left.hand.closed.fill
    door-open door.left.hand.open
    door-open-fill door.left.hand.open.fill
    download arrow.down.to.line
    droplet drop
    droplet-fill drop.fill
    ear ear
    ear-fill ear.fill
    earbuds airpods airpodspro earbuds
    easel studentdesk
    easel-fill studentdesk.fill
    emoji-neutral face.dashed
    emoji-neutral-fill face.dashed.fill
    emoji-smile face.smiling
    emoji-smile-fill face.smiling.fill
    envelope envelope
    envelope-exclamation envelope.badge
    envelope-exclamation-fill envelope.badge.fill
    envelope-fill envelope.fill
    envelope-open envelope.open
    envelope-open-fill envelope.open.fill
    escape escape
    exclamation-circle exclamationmark.circle
    exclamation-circle-fill exclamationmark.circle.fill
    exclamation-lg exclamationmark
    exclamation-octagon exclamationmark.octagon
    exclamation-octagon-fill exclamationmark.octagon.fill
    exclamation-triangle exclamationmark.triangle
    exclamation-triangle-fill exclamationmark.triangle.fill
    eye eye
    eye-fill eye.fill
    eye-slash eye.slash
    eye-slash-fill eye.slash.fill
    eyedropper eyedropper testtube.2
    eyeglasses eyeglasses
    fan fan
    fast-forward forward
    fast-forward-fill forward.fill
    file-arrow-down arrow.down.doc
    file-arrow-down-fill arrow.down.doc.fill
    file-arrow-up arrow.up.doc
    file-arrow-up-fill arrow.up.doc.fill
    file-earmark doc document
    file-earmark-fill doc.fill document.fill
    file-earmark-text doc.append
    file-earmark-text-fill doc.append.fill
    file-plus doc.badge.plus
    file-plus-fill doc.badge.plus.fill
    file-richtext doc.richtext doc.text.image
    file-richtext-fill doc.richtext.fill doc.text.image.fill
    file-text doc.plaintext doc.text text.page text.page.badge.magnifyingglass
    file-text-fill doc.plaintext.fill doc.text.fill text.page.badge.magnifyingglass.fill text.page.fill
    film film list.and.film
    filter line.3.horizontal.decrease line.horizontal.3.decrease
    filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
    filter-circle-fill line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill
    fingerprint touchid
    fire flame
    flag flag flag.checkered flag.slash
    flag-fill flag.checkered.fill flag.fill flag.slash.fill
    flask flask
    folder folder
    folder-fill folder.fill
    folder-minus folder.badge.minus
    folder-plus folder.badge.plus
    fonts character textformat textformat.size
    fork-knife fork.knife
    forward arrowshape.turn.up.right
    forward-fill arrowshape.turn.up.right.fill
    fuel-pump fuelpump
    fuel-pump-fill fuelpump.fill
    fullscreen viewfinder
    gear gear gearshape
    gear-fill gear.fill gearshape.fill
    gear-wide-connected gearshape.2
    geo mappin.slash
    geo-alt mappin mappin.and.ellipse
    geo-alt-fill mappin.and.ellipse.fill mappin.fill
    gift app.gift gift giftcard
    gift-fill app.gift.fill gift.fill giftcard.fill
    globe globe globe.badge.chevron.backward globe.desk network
    globe-americas globe.americas
    globe-americas-fill globe.americas.fill
    globe-asia-australia globe.asia.australia
    globe-central-south-asia globe.central.south.asia
    globe-europe-africa globe.europe.africa
    globe-europe-africa-fill globe.europe.africa.fill
    graph-down chart.line.downtrend.xyaxis
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    grid circle.grid.2x2 rectangle.grid.2x2 square.grid.2x2
    grid-3x2-gap square.grid.3x2
    grid-3x2-gap-fill square.grid.3x2.fill
    grid-3x3 grid
    grid-3x3-gap circle.grid.3x3 circle.hexagongrid square.grid.3x3
    grid-3x3-gap-fill circle.grid.3x3.fill circle.hexagongrid.fill square.grid.3x3.fill
    grid-fill circle.grid.2x2.fill rectangle.grid.2x2.fill square.grid.2x2.fill
    hammer hammer
    hand-index hand.point.up hand.point.up.left hand.tap
    hand-index-fill hand.point.up.fill hand.point.up.left.fill hand.tap.fill
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-up hand.thumbsup
    hash number
    hdd externaldrive internaldrive
    hdd-fill externaldrive.fill internaldrive.fill
    hdd-rack server.rack
    hdd-rack-fill server.rack.fill
    headphones beats.headphones headphones
    heart heart
    heart-fill heart.fill
    heart-pulse bolt.heart
    heart-pulse-fill bolt.heart.fill
    heartbreak heart.slash
    heartbreak-fill heart.slash.fill
    hexagon hexagon
    hexagon-fill hexagon.fill
    highlighter highlighter
    hourglass-split hourglass
    house house
    house-fill house.fill
    hurricane hurricane
    image photo photo.badge.plus
    image-fill photo.badge.plus.fill photo.fill
    images photo.on.rectangle photo.on.rectangle.angled photo.stack
    inbox tray tray.and.arrow.down tray.and.arrow.up
    inbox-fill tray.and.arrow.down.fill tray.and.arrow.up.fill tray.fill
    inboxes tray.2 tray.full
    inboxes-fill tray.2.fill tray.full.fill
    infinity infinity
    info-circle info.circle
    info-circle-fill info.circle.fill
    info-lg info
    info-square info.square
    info-square-fill info.square.fill
    input-cursor-text character.cursor.ibeam rectangle.and.pencil.and.ellipsis
    journal-bookmark book.closed
    journal-bookmark-fill book.closed.fill
    journal-medical heart.text.clipboard heart.text.square
    journal-text menucard text.book.closed
    joystick arcade.stick
    justify text.justify
    key key
    key-fill key.fill
    keyboard keyboard
    lamp lamp.desk lamp.table
    laptop laptopcomputer macbook macbook.and.iphone
    laptop-fill laptopcomputer.fill macbook.and.iphone.fill macbook.fill
    layers square.3.layers.3d square.stack.3d.up
    layers-fill square.3.layers.3d.fill square.stack.3d.up.fill
    layout-sidebar sidebar.leading sidebar.left
    layout-sidebar-reverse sidebar.right sidebar.trailing
    layout-split rectangle.split.2x1 square.split.2x1
    layout-three-columns rectangle.split.3x1
    leaf leaf
    leaf-fill leaf.fill
    lightbulb flashlight.off.fill lightbulb
    lightbulb-fill flashlight.on.fill lightbulb.fill
    lightbulb-off lightbulb.slash
    lightbulb-off-fill lightbulb.slash.fill
    lightning-charge bolt
    lightning-charge-fill bolt.fill
    link personalhotspot
    link-45deg link
    list line.3.horizontal line.horizontal.3
    list-check checklist
    list-nested list.bullet.indent
    list-ol list.number
    list-stars list.star
    list-ul list.bullet list.dash
    lock lock
    lock-fill lock.fill
    lungs lungs
    magic wand.and.sparkles wand.and.stars
    map map
    map-fill map.fill
    mask theatermasks
    megaphone megaphone
    megaphone-fill megaphone.fill
    memory memorychip
    mic mic music.mic
    mic-fill mic.fill music.mic.fill
    mic-mute mic.slash
    mic-mute-fill mic.slash.fill
    moisture humidity
    moon moon
    moon-fill moon.fill
    moon-stars moon.stars moon.zzz
    mortarboard graduationcap
    mortarboard-fill graduationcap.fill
    mouse computermouse
    mouse-fill computermouse.fill
    music-note music.note
    music-note-beamed music.quarternote.3
    music-note-list music.note.list
    newspaper magazine newspaper
    octagon octagon
    octagon-fill octagon.fill
    option option
    outlet poweroutlet.type.b
    palette paintpalette
    palette-fill paintpalette.fill
    paperclip paperclip
    patch-check checkmark.seal seal
    patch-check-fill checkmark.seal.fill seal.fill
    pause pause
    pause-circle pause.circle
    pause-circle-fill pause.circle.fill
    pause-fill pause.fill
    pc-display desktopcomputer
    pen pencil.tip
    pen-fill pencil.tip.fill
    pencil pencil pencil.and.outline pencil.line
    pencil-fill pencil.and.outline.fill pencil.fill pencil.line.fill
    pencil-square square.and.pencil
    pentagon pentagon
    pentagon-fill pentagon.fill
    people figure.2.and.child.holdinghands figure.and.child.holdinghands person.2 person.2.wave.2 person.3 \
    person.3.sequence person.and.person shareplay
    people-fill figure.2.and.child.holdinghands.fill figure.and.child.holdinghands.fill person.2.fill \
    person.2.wave.2.fill person.3.fill person.3.sequence.fill person.and.person.fill shareplay.fill
    percent percent
    person person person.fill.questionmark
    person-arms-up figure.arms.open figure.strengthtraining.traditional
    person-bounding-box faceid
    person-check person.crop.circle.badge.checkmark person.fill.checkmark
    person-check-fill person.crop.circle.badge.checkmark.fill person.fill.checkmark.fill
    person-circle person.circle person.crop.circle
    person-dash person.badge.minus
    person-dash-fill person.badge.minus.fill
    person-fill person.fill person.fill.questionmark.fill
    person-lock person.badge.key
    person-plus person.badge.plus person.crop.circle.badge.plus
    person-plus-fill person.badge.plus.fill person.crop.circle.badge.plus.fill
    person-raised-hand figure.wave person.wave.2
    person-slash person.slash
    person-square person.crop.square
    person-standing figure figure.stand
    person-vcard person.crop.rectangle person.text.rectangle
    person-vcard-fill person.crop.rectangle.fill person.text.rectangle.fill
    person-walking figure.run figure.walk
    person-wheelchair figure.roll
    person-x person.crop.circle.badge.xmark
    person-x-fill person.crop.circle.badge.xmark.fill
    phone apps.iphone iphone rectangle.portrait
    phone-fill apps.iphone.fill iphone.fill rectangle.portrait.fill
    pie-chart chart.pie
    pie-chart-fill chart.pie.fill
    pin-angle pin pin.slash
    pin-angle-fill pin.fill pin.slash.fill
    play play playpause
    play-btn play.rectangle
    play-btn-fill play.rectangle.fill
    play-circle play.circle
    play-circle-fill play.circle.fill
    play-fill play.fill playpause.fill
    plug powerplug
    plug-fill powerplug.fill
    plus-circle plus.circle
    plus-circle-fill plus.circle.fill
    plus-lg cross plus
    plus-square plus.app plus.square plus.square.on.square
    plus-square-fill plus.app.fill plus.square.fill plus.square.on.square.fill
    power power
    prescription2 syringe
    printer printer scanner
    printer-fill printer.fill scanner.fill
    puzzle puzzlepiece puzzlepiece.extension
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    question-circle questionmark.circle
    question-circle-fill questionmark.circle.fill
    question-lg questionmark
    question-square questionmark.square
    question-square-fill questionmark.square.fill
    quote quote.closing quote.opening
    radioactive atom
    rainbow rainbow
    reception-4 cellularbars
    record-circle circle.inset.filled dot.circle largecircle.fill.circle record.circle smallcircle.filled.circle
    record-circle-fill dot.circle.fill largecircle.fill.circle.fill record.circle.fill smallcircle.filled.circle.fill
    repeat arrow.2.squarepath repeat
    repeat-1 repeat.1
    reply arrow.turn.up.left arrowshape.turn.up.left
    reply-all arrowshape.turn.up.left.2
    reply-all-fill arrowshape.turn.up.left.2.fill
    reply-fill arrow.turn.up.left.fill arrowshape.turn.up.left.fill
    rewind backward
    rewind-fill backward.fill
    rss dot.radiowaves.right
    rss-fill dot.radiowaves.right.fill
    rulers ruler
    scissors scissors
    scooter scooter
    screwdriver screwdriver
    sd-card sdcard
    sd-card-fill sdcard.fill
    search doc.text.magnifyingglass magnifyingglass
    send paperplane
    send-fill paperplane.fill
    shield shield
    shield-check checkmark.shield
    shield-exclamation exclamationmark.shield
    shield-fill shield.fill
    shield-lock lock.shield
    shield-lock-fill lock.shield.fill
    shield-shaded shield.lefthalf.filled
    shift shift
    shift-fill shift.fill
    shop storefront
    shuffle shuffle
    sign-turn-right arrow.triangle.turn.up.right.diamond
    sign-turn-right-fill arrow.triangle.turn.up.right.diamond.fill
    sim simcard
    sim-fill simcard.fill
    skip-end forward.end
    skip-end-fill forward.end.fill
    skip-forward forward.frame
    skip-forward-fill forward.frame.fill
    skip-start backward.end
    skip-start-fill backward.end.fill
    slash-circle slash.circle
    slash-circle-fill slash.circle.fill
    sliders slider.horizontal.2.square slider.horizontal.3
    sliders2-vertical slider.vertical.3
    smartwatch applewatch
    snow snow snowflake wind.snow
    soundwave waveform
    speaker hifispeaker
    speaker-fill hifispeaker.fill
    speedometer gauge scalemass speedometer
    speedometer2 gauge.medium gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent gauge.with.needle
    square app square
    square-fill app.fill square.fill
    stack square.stack
    star star
    star-fill star.fill
    star-half star.leadinghalf.filled
    stars fireworks sparkle sparkles
    sticky note note.text
    sticky-fill note.fill note.text.fill
    stop stop
    stop-circle stop.circle
    stop-circle-fill stop.circle.fill
    stop-fill stop.fill
    stopwatch stopwatch timer
    stopwatch-fill stopwatch.fill timer.fill
    suitcase suitcase
    suitcase-fill suitcase.fill
    suitcase-lg case
    suitcase-lg-fill case.fill
    suitcase2 suitcase.rolling
    suitcase2-fill suitcase.rolling.fill
    sunglasses sunglasses
    sunrise sunrise
    sunrise-fill sunrise.fill
    sunset sunset
    sunset-fill sunset.fill
    table tablecells
    tablet ipad ipad.and.iphone
    tablet-fill ipad.and.iphone.fill ipad.fill
    tag tag tag.slash
    tag-fill tag.fill tag.slash.fill
    telephone phone teletype
    telephone-fill phone.fill teletype.fill
    telephone-outbound phone.arrow.up.right
    telephone-outbound-fill phone.arrow.up.right.fill
    telephone-plus phone.badge.plus
    telephone-plus-fill phone.badge.plus.fill
    telephone-x phone.down
    telephone-x-fill phone.down.fill
    terminal terminal
    terminal-fill terminal.fill
    text-center text.aligncenter
    text-left text.alignleft text.justifyleft
    text-paragraph text.append text.badge.plus
    text-right text.alignright
    thermometer-half thermometer thermometer.medium
    thermometer-snow thermometer.snowflake
    thermometer-sun thermometer.sun
    three-dots ellipsis
    three-dots-vertical dots.vertical
    ticket-perforated ticket
    ticket-perforated-fill ticket.fill
    toggles switch.2
    tools wrench.and.screwdriver
    tornado tornado
    train-front train.side.front.car
    train-front-fill train.side.front.car.fill
    train-lightrail-front tram
    translate character.book.closed translate
    trash trash trash.slash
    trash-fill trash.fill trash.slash.fill
    tree tree
    tree-fill tree.fill
    triangle triangle
    triangle-fill triangle.fill
    trophy trophy
    trophy-fill trophy.fill
    truck box.truck truck.box
    tv 4k.tv tv
    tv-fill 4k.tv.fill tv.fill
    type textformat.abc
    type-bold bold
    type-italic italic
    type-strikethrough strikethrough
    type-underline underline
    umbrella umbrella
    universal-access accessibility
    unlock lock.open lock.slash
    unlock-fill lock.open.fill lock.slash.fill
    upc barcode
    upc-scan barcode.viewfinder doc.viewfinder
    upload arrow.up.to.line
    view-stacked rectangle.grid.1x2 rectangle.split.1x2
    volume-down speaker.1 speaker.wave.1
    volume-down-fill speaker.1.fill speaker.wave.1.fill
    volume-mute speaker.slash
    volume-mute-fill speaker.slash.fill
    volume-off speaker
    volume-off-fill speaker.fill
    volume-up speaker.2 speaker.3 speaker.wave.2 speaker.wave.3
    volume-up-fill speaker.2.fill speaker.3.fill speaker.wave.2.fill speaker.wave.3.fill
    wallet2 wallet.bifold wallet.pass
    wifi wifi
    wifi-off wifi.exclamationmark wifi.slash
    wind wind
    window macwindow rectangle.inset.filled
    window-split uiwindow.split.2x1
    wrench wrench
    x-circle xmark.circle
    x-circle-fill xmark.circle.fill
    x-lg multiply xmark
    x-octagon xmark.octagon
    x-octagon-fill xmark.octagon.fill
    x-square xmark.square
    x-square-fill xmark.square.fill
    zoom-in plus.magnifyingglass text.magnifyingglass
    zoom-out minus.magnifyingglass
    """
}
