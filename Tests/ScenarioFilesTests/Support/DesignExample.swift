/// The example of the language that the design gives.
enum DesignExample {
  static let yaml = """
    # yaml-language-server: $schema=../../a11ysim.schema.json
    scenario: Comments, one element per row
    platform: iOS 26                  # also iPadOS, macOS, watchOS, visionOS, with a version; default iOS 26
    locale: en-US                     # VoiceOver's own words
    settings: { hints: off }          # what the person has set; default: a new device
    state:
      comments:
        - { author: Nick, text: Looks like a wonderful time, unread: true, favorite: none }
        - { author: Beth, text: Hope you wore sunscreen, unread: true, favorite: super }
    screens:
      trip:
        title: Weekend adventure
        views:
          - text: Weekend adventure
            traits: [header]
          - forEach: comment in comments
            views:
              - hstack:
                  - circle:
                    label: Unread
                    hidden: ${not comment.unread}
                  - text: ${comment.text}
                  - text: ${comment.author}
                  - spacer
                  - button:
                      symbol: ${if comment.favorite == 'super' then 'sparkles' else 'star.fill'}
                    label: { text: Super favorite, if: comment.favorite == 'super' }
                    action: { set: { comment.favorite: super } }
                  - button: { symbol: arrowshape.turn.up.left.fill }
                    action: { present: reply }
                children: combine
      reply:
        title: Reply
        views:
          - textField: Your reply
            text: $draft
          - button: Post
            enabled: ${draft != ''}
            action:
              - append: { to: comments, value: { author: You, text: "${draft}", unread: false, favorite: none } }
              - dismiss
              - announce: Comment posted
    flows:
      Post a response to a comment:
        - task: Read posted comments
          steps: [next, next]
        - task: Choose a comment and open the response view
          steps:
            - perform: Reply
            - hear: Reply, heading
        - task: Post the response
          steps: [ { focus: Your reply }, activate, { type: Wish you were here }, { focus: Post }, activate ]
    """

  static let json = """
    {
      "scenario": "Comments, one element per row",
      "platform": "iOS 26",
      "locale": "en-US",
      "settings": { "hints": "off" },
      "state": {
        "comments": [
          { "author": "Nick", "text": "Looks like a wonderful time", "unread": true, "favorite": "none" },
          { "author": "Beth", "text": "Hope you wore sunscreen", "unread": true, "favorite": "super" }
        ]
      },
      "screens": {
        "trip": {
          "title": "Weekend adventure",
          "views": [
            { "text": "Weekend adventure", "traits": ["header"] },
            {
              "forEach": "comment in comments",
              "views": [
                {
                  "hstack": [
                    { "circle": null, "label": "Unread", "hidden": "${not comment.unread}" },
                    { "text": "${comment.text}" },
                    { "text": "${comment.author}" },
                    "spacer",
                    {
                      "button": {
                        "symbol": "${if comment.favorite == 'super' then 'sparkles' else 'star.fill'}"
                      },
                      "label": { "text": "Super favorite", "if": "comment.favorite == 'super'" },
                      "action": { "set": { "comment.favorite": "super" } }
                    },
                    { "button": { "symbol": "arrowshape.turn.up.left.fill" }, "action": { "present": "reply" } }
                  ],
                  "children": "combine"
                }
              ]
            }
          ]
        },
        "reply": {
          "title": "Reply",
          "views": [
            { "textField": "Your reply", "text": "$draft" },
            {
              "button": "Post",
              "enabled": "${draft != ''}",
              "action": [
                {
                  "append": {
                    "to": "comments",
                    "value": { "author": "You", "text": "${draft}", "unread": false, "favorite": "none" }
                  }
                },
                "dismiss",
                { "announce": "Comment posted" }
              ]
            }
          ]
        }
      },
      "flows": {
        "Post a response to a comment": [
          { "task": "Read posted comments", "steps": ["next", "next"] },
          {
            "task": "Choose a comment and open the response view",
            "steps": [{ "perform": "Reply" }, { "hear": "Reply, heading" }]
          },
          {
            "task": "Post the response",
            "steps": [
              { "focus": "Your reply" }, "activate", { "type": "Wish you were here" }, { "focus": "Post" }, "activate"
            ]
          }
        ]
      }
    }
    """
}
