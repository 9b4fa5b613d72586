import A11ySwiftUI
import A11yUIKit
import Interface
import Testing

/// What is heard of UIKit's views in SwiftUI.
///
/// Where no other source is named, the words are those of the standard controls (AccessibilitySnapshot,
/// DefaultControlsTests; the Caption Panel on iOS 26).
@MainActor
@Suite("Speech of UIKit's views")
struct UIKitSpeechTests {
  @Test("A label is its words, and a heading where its app says so") func labels() {
    #expect(stops(Made { label("Ferns") }) == ["Ferns"])
    #expect(
      stops(
        Made {
          let title = label("Ferns")
          title.accessibilityTraits.insert(.header)
          return title
        }) == ["Ferns, heading"])
    #expect(
      stops(
        Made {
          let price = label("5 $")
          price.accessibilityLabel = "five dollars"
          return price
        }) == ["five dollars"])
  }

  @Test("A button is its title, else its picture, or what its app calls it") func buttons() {
    func button(_ change: @escaping (UIButton) -> Void) -> [String] {
      stops(
        Made {
          let button = UIButton(type: .system)
          change(button)
          return button
        })
    }
    #expect(button { $0.setTitle("Water", for: .normal) } == ["Water, button"])
    #expect(button { $0.setAttributedTitle(NSAttributedString(string: "Feed"), for: .normal) } == ["Feed, button"])
    #expect(
      button {
        $0.setTitle("Water", for: .normal)
        $0.isEnabled = false
      } == ["Water, dimmed, button"])
    #expect(
      button {
        $0.setTitle("Like", for: .normal)
        $0.isSelected = true
        $0.accessibilityTraits.insert(.selected)
      } == ["selected, Like, button"])
    #expect(
      button {
        $0.setImage(UIImage(systemName: "trash"), for: .normal)
        $0.accessibilityLabel = "Delete plant"
      } == ["Delete plant, button"])
    #expect(
      button {
        var look = UIButton.Configuration.filled()
        look.title = "Buy"
        look.subtitle = "5 dollars"
        $0.configuration = look
      } == ["Buy, 5 dollars, button"])
    #expect(stops(Made { UIButton(type: .close) }) == ["Close, button"])
  }

  @Test("A button does what its target and its actions do") func pressing() {
    struct Counter: A11ySwiftUI.View {
      @State private var count = 0
      var body: some A11ySwiftUI.View {
        Text("Watered \(count) times")
        Made {
          UIButton(configuration: .plain(), primaryAction: UIAction(title: "Water") { _ in count += 1 })
        }
      }
    }
    let heard = hear(Counter(), .next(1), .activate, .previous(1))
    #expect(heard.suffix(3) == ["Water, button", "Water", "Watered 1 times"])
  }

  @Test("A switch tells its target, and SwiftUI's state follows") func switches() {
    struct Network: A11ySwiftUI.View {
      @State private var isOn = false
      var body: some A11ySwiftUI.View {
        Switch(isOn: $isOn)
        Text(isOn ? "Connected" : "Not connected")
      }
    }
    #expect(
      hear(Network(), .activate, .next(1)) == ["Wi-Fi, switch button, off", "on", "Connected"])
  }

  @Test("Amounts are heard and adjusted as UIKit's are") func amounts() {
    struct Sound: A11ySwiftUI.View {
      @State private var volume: Float = 0.5
      var body: some A11ySwiftUI.View {
        Made {
          let slider = UISlider()
          slider.value = volume
          slider.accessibilityLabel = "Volume"
          slider.addAction(UIAction { volume = ($0.sender as? UISlider)?.value ?? 0 }, for: .valueChanged)
          return slider
        }
        Text(volume > 0.55 ? "Loud" : "Soft")
      }
    }
    #expect(hear(Sound(), .increment(1), .next(1)) == ["Volume, 50%, adjustable", "60%", "Loud"])
    #expect(
      stops(
        Made {
          let stepper = UIStepper()
          stepper.value = 5
          return stepper
        }) == ["Decrement, button", "Increment, button"])
    #expect(
      stops(
        Made {
          let pages = UIPageControl()
          pages.numberOfPages = 3
          pages.currentPage = 1
          return pages
        }) == ["page 2 of 3, adjustable"])
    #expect(
      stops(
        Made {
          let progress = UIProgressView(progressViewStyle: .default)
          progress.progress = 0.25
          progress.accessibilityLabel = "Upload"
          return progress
        }) == ["Upload, 25%"])
  }

  @Test("A spinner is there only while it turns") func spinners() {
    func spinner(_ isTurning: Bool) -> [String] {
      stops(
        VStack {
          Text("Ferns")
          Made {
            let spinner = UIActivityIndicatorView(style: .medium)
            if isTurning { spinner.startAnimating() }
            return spinner
          }
        })
    }
    #expect(spinner(true) == ["Ferns", "In progress"])
    #expect(spinner(false) == ["Ferns"])
  }

  @Test("Segments are buttons, of which one is selected") func segments() {
    struct Days: A11ySwiftUI.View {
      @State private var shown = 0
      var body: some A11ySwiftUI.View {
        Made {
          let segments = UISegmentedControl(items: ["Day", "Week"])
          segments.selectedSegmentIndex = shown
          segments.addAction(
            UIAction { shown = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0 }, for: .valueChanged)
          return segments
        }
        Text(shown == 0 ? "Today" : "This week")
      }
    }
    #expect(stops(Days()) == ["selected, Day, button, 1 of 2", "Week, button, 2 of 2", "Today"])
    #expect(hear(Days(), .next(1), .activate, .next(1)).last == "This week")
  }

  @Test("A wheel is heard for each component of a picker") func wheels() {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let words = [["Small", "Large"], ["Red", "Blue", "Green"]]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        words[component].count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        words[component][row]
      }
    }
    let sizes = Sizes()
    // The Caption Panel of iOS 26 has a wheel that is counted: “22, selected, Picker Item, adjustable, 22 of 30”.
    #expect(
      stops(
        Made {
          let picker = UIPickerView()
          picker.dataSource = sizes
          picker.delegate = sizes
          picker.selectRow(1, inComponent: 1, animated: false)
          return picker
        }) == [
          "Small, selected, picker item, adjustable, 1 of 2", "Blue, selected, picker item, adjustable, 2 of 3",
        ])
  }

  // Tests of apps find the wheels by “0 hours”, “1 min” and “25 min” (XCUITest, `pickerWheels`).
  @Test("A picker for a timer has a wheel of hours and one of minutes") func timers() {
    func words(_ seconds: TimeInterval) -> [String] {
      stops(
        Made {
          let picker = UIDatePicker()
          picker.datePickerMode = .countDownTimer
          picker.countDownDuration = seconds
          picker.minuteInterval = seconds == 0 ? 1 : 5
          return picker
        })
    }
    #expect(words(0) == ["0 hours, picker item, adjustable", "1 min, picker item, adjustable"])
    #expect(words(5100) == ["1 hour, picker item, adjustable", "25 min, picker item, adjustable"])
  }

  // AccessibilitySnapshot, testUIKitTextField: “Some placeholder text. Text Field.”, “Hello from Text Field. Text Field.”
  @Test("A field is heard by its placeholder or its text, and its delegate hears of both") func fields() {
    struct Form: A11ySwiftUI.View {
      @State private var name = ""
      @State private var isSent = false
      var body: some A11ySwiftUI.View {
        Field(text: $name) { isSent = true }
        Text(isSent ? "Sent \(name)" : "Hello \(name)")
      }
    }
    #expect(stops(Form()) == ["Name, text field", "Hello "])
    let heard = hear(Form(), .activate, .type("Ann"), .next(1))
    #expect(heard.last == "Hello Ann")
    #expect(hear(Form(), .activate, .type("Ann\n"), .last).last == "Sent Ann")
    #expect(
      stops(
        Made {
          let field = UITextField()
          field.text = "Ann"
          return field
        }) == ["Ann, text field"])
  }

  @Test("What is written in a text view is told") func textViews() {
    struct Diary: A11ySwiftUI.View {
      @State private var text = "Sunny"
      var body: some A11ySwiftUI.View {
        Notes(text: $text)
        Text("\(text.count) letters")
      }
    }
    #expect(stops(Diary()) == ["Notes, Sunny, text field", "5 letters"])
    #expect(hear(Diary(), .activate, .type("!"), .next(1)).last == "6 letters")
    #expect(
      stops(
        Made {
          let view = UITextView()
          view.isEditable = false
          view.text = "Read me"
          return view
        }) == ["Read me"])
  }

  @Test("A field to search by has its button to cancel") func search() {
    #expect(
      stops(
        Made {
          let bar = UISearchBar()
          bar.placeholder = "Find a plant"
          bar.showsCancelButton = true
          return bar
        }) == ["Find a plant, search field", "Cancel, button"])
  }

  @Test("A picture is an element only where its app says so") func pictures() {
    func picture(_ isElement: Bool) -> [String] {
      stops(
        VStack {
          Made {
            let view = UIImageView(image: UIImage(named: "fern"))
            view.isAccessibilityElement = isElement
            view.accessibilityLabel = "A fern"
            return view
          }
          Text("Ferns")
        })
    }
    #expect(picture(false) == ["Ferns"])
    #expect(picture(true) == ["A fern, image", "Ferns"])
  }

  @Test("A control of an app's own is adjusted by what it overrides") func ownControls() {
    struct Rating: A11ySwiftUI.View {
      @State private var stars = 3
      var body: some A11ySwiftUI.View {
        Made {
          let control = StarsControl()
          control.addAction(UIAction { stars = ($0.sender as? StarsControl)?.stars ?? 0 }, for: .valueChanged)
          return control
        }
        Text("\(stars) of 5")
      }
    }
    #expect(
      hear(Rating(), .increment(1), .next(1)) == ["Rating, 3 stars, adjustable", "4 stars", "4 of 5"])
  }

  // The visit of AccessibilitySnapshot's parser: an element hides what is in it.
  @Test("An element hides what is in it, and offers its actions") func elements() {
    struct Inbox: A11ySwiftUI.View {
      @State private var isArchived = false
      var body: some A11ySwiftUI.View {
        Made {
          let message = MessageView()
          message.archive = { isArchived = true }
          return message
        }
        Text(isArchived ? "Archived" : "Inbox")
      }
    }
    #expect(stops(Inbox()) == ["Ann, Are you there?", "Inbox"])
    #expect(hear(Inbox(), .perform("Archive"), .next(1)).last == "Archived")
  }

  @Test("The elements that an app lists are read in the order of the list") func lists() {
    #expect(
      stops(
        Made {
          let view = UIView()
          let (first, second, third) = (label("First"), label("Second"), label("Third"))
          for label in [first, second, third] { view.addSubview(label) }
          view.accessibilityElements = [third, first]
          return view
        }) == ["Third", "First"])
    #expect(
      stops(
        Made {
          let chart = UIView()
          chart.accessibilityElements = ["Monday", "Tuesday"].map { day in
            let element = UIAccessibilityElement(accessibilityContainer: chart)
            element.accessibilityLabel = day
            element.accessibilityValue = "3 hours"
            return element
          }
          return chart
        }) == ["Monday, 3 hours", "Tuesday, 3 hours"])
  }

  // The visit of AccessibilitySnapshot's parser, steps 1, 2 and 6.
  @Test("What is hidden or behind a modal view is not heard") func hiding() {
    func heard(_ change: @escaping (UIView, UIView) -> Void) -> [String] {
      stops(
        Made {
          let (stack, box) = (UIView(), UIView())
          box.addSubview(label("Box"))
          stack.addSubview(label("Before"))
          stack.addSubview(box)
          change(stack, box)
          return stack
        })
    }
    #expect(heard { _, _ in } == ["Before", "Box"])
    #expect(heard { $1.isHidden = true } == ["Before"])
    #expect(heard { $1.alpha = 0 } == ["Before"])
    #expect(heard { $1.accessibilityElementsHidden = true } == ["Before"])
    #expect(heard { $1.accessibilityViewIsModal = true } == ["Box"])
  }

  @Test("A stack leaves out what is hidden, and frames decide where there is none") func order() {
    #expect(
      stops(
        Made {
          let hidden = label("Hidden")
          hidden.isHidden = true
          let stack = UIStackView(arrangedSubviews: [label("One"), hidden, label("Two")])
          stack.axis = .vertical
          return stack
        }) == ["One", "Two"])
    #expect(
      stops(
        Made {
          let view = UIView()
          let (low, high) = (label("Low"), label("High"))
          low.frame = CGRect(x: 0, y: 100, width: 80, height: 20)
          high.frame = CGRect(x: 0, y: 10, width: 80, height: 20)
          view.addSubview(low)
          view.addSubview(high)
          return view
        }) == ["High", "Low"])
  }

  @Test("A tap on a label reaches the gesture of what it is in") func taps() {
    struct Card: A11ySwiftUI.View {
      @State private var taps = 0
      @State private var recognizer = Recognizer()
      var body: some A11ySwiftUI.View {
        Made {
          let view = UIView()
          view.addSubview(label("Card"))
          recognizer.tapped = { taps += 1 }
          view.addGestureRecognizer(
            UITapGestureRecognizer(target: recognizer, action: Selector("Recognizer.tap", Recognizer.tap)))
          return view
        }
        Text("\(taps) taps")
      }
    }
    @MainActor final class Recognizer {
      var tapped: () -> Void = {}
      func tap() { tapped() }
    }
    #expect(hear(Card(), .activate, .next(1)) == ["Card", "Card", "1 taps"])
  }

  @Test("A menu of a button is opened, and its actions are done") func menus() {
    struct Sorting: A11ySwiftUI.View {
      @State private var order = "by name"
      var body: some A11ySwiftUI.View {
        Made {
          let button = UIButton(type: .system)
          button.setTitle("Sort", for: .normal)
          button.showsMenuAsPrimaryAction = true
          button.menu = UIMenu(children: [
            UIAction(title: "By Date") { _ in order = "by date" },
            UIAction(title: "By Name") { _ in order = "by name" },
          ])
          return button
        }
        Text(order)
      }
    }
    #expect(stops(Sorting()) == ["Sort, button, pop up button", "by name"])
    #expect(hear(Sorting(), .activate, .focus("By Date"), .activate, .focus("by date")).last == "by date")
  }
}
