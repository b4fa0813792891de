/** On what students, visitors and members meet: societies, events, posts, accounts. */
export const adviceForPeople = {
  AccessibilityStatement: {
    do: [
      'Put it on a page of its own, because its heading is the page’s.',
      'Give `contact`, so that somebody who is kept out can say so.',
    ],
    dont: [
      'Do not show it beside a statement of your own.',
      'Do not claim with it what you changed and have not tested.',
    ],
  },
  AgendaItem: {
    do: [
      'Pass the same `onRegister` on every render: rows are memoised.',
      'Mark the first few as `eager`, so that their pictures are there at once.',
    ],
    dont: [
      'Do not build a list of days of your own: `Agenda` groups and heads them.',
      'Do not make a new date for `now` on each render.',
    ],
  },
  AskToJoin: {
    do: [
      'Open it where the society is shown, so that its reader still sees what they ask for.',
      'Keep the answers when sending them fails.',
    ],
    dont: [
      'Do not use it for a society without questions: `JoinButton` asks at once.',
      'Do not show the answers to anybody whom the dialog does not name.',
    ],
  },
  AvatarEditor: {
    do: [
      'Begin with the present picture, so that it can be moved without being chosen again.',
      'Show the new picture only when your server has it.',
    ],
    dont: [
      'Do not crop again on the server: what comes out is round and of the final size.',
      'Do not use it for a society: that is a `LogoEditor`.',
    ],
  },
  BannerAction: {
    do: [
      'Hand it to `SocietyHeader` as its `bannerAction`, and only while somebody edits.',
      'Open a `BannerEditor` with the picture that it gives.',
    ],
    dont: [
      'Do not store the picture as it was picked: phones show another part of it than desks.',
      'Do not ask again before `onDelete`: it asked.',
    ],
  },
  BannerEditor: {
    do: [
      'Give it the width of the page, so that the preview for desks is worth something.',
      'Look at both previews with a picture of people: heads are cut first.',
    ],
    dont: [
      'Do not ask for a picture with words in it: a phone cuts them.',
      'Do not use it for pictures of events, posts and items: they have an `ImageField`.',
    ],
  },
  CalendarSubscription: {
    do: [
      'Say beside it whose events the address carries.',
      'Offer `onRotate`: whoever has the address reads the calendar.',
    ],
    dont: [
      'Do not put the address into a page that is cached or shared.',
      'Do not offer it to somebody who is not signed in, where the events are theirs.',
    ],
  },
  CancelEvent: {
    do: [
      'Tell everybody who is registered, with the reason as it was written.',
      'Pass `repeats`, so that somebody can cancel those that follow too.',
    ],
    dont: [
      'Do not offer it for an event that is over.',
      'Do not delete the event with it: that is a `DeleteEvent`.',
    ],
  },
  CarouselWidget: {
    do: [
      'Use pictures of one shape, so that nothing jumps.',
      'Name it by `label`, after what its pictures show.',
    ],
    dont: ['Do not give it pictures with words to read: they change.', 'Do not put two on one page.'],
  },
  DeleteAccountForm: {
    do: [
      'Put it at the end of the profile, under a heading of its own.',
      'Sign the reader out everywhere once it worked.',
    ],
    dont: [
      'Do not ask a second time: the form is the question.',
      'Do not let it end in a page that needs an account.',
    ],
  },
  DeleteEvent: {
    do: [
      'Offer a `CancelEvent` first where somebody is registered: they are told why.',
      'Name the event in what you say when it is gone.',
    ],
    dont: [
      'Do not delete those that follow unless `onConfirm` says so.',
      'Do not put a `ConfirmDelete` before it.',
    ],
  },
  EventForm: {
    do: [
      'Pass the price of the last event as `usualPrice`: a slip of a digit is then asked about.',
      'Ask for clashes when `onTimeChange` says a time, and show them by `clashes`.',
      'Hand over what the server refused as `fieldErrors`: each stands at its field.',
    ],
    dont: [
      'Do not convert its time: it comes as one instant.',
      'Do not close its dialog before the promise of `onSubmit` is kept.',
    ],
  },
  EventGrid: {
    do: [
      'Leave `events` undefined while they load.',
      'Hand over `onEdit` and `onDelete` only while somebody edits.',
    ],
    dont: [
      'Do not sort past events among those to come: give them as `past`.',
      'Do not draw it for several societies: that is `WhatsOn`.',
    ],
  },
  EventWidget: {
    do: ['Choose an event that is still to come.', 'Pass `now` from state.'],
    dont: [
      'Do not put an `EventCard` into a board in its place: a card has no fixed height.',
      'Do not leave it on a home page weeks after the event.',
    ],
  },
  FeatureOptionsForm: {
    do: [
      'Say beside it that content which is hidden is not lost.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not delete what belongs to a page that was switched off.',
      'Do not leave its pages in the `SocietyTabs`.',
    ],
  },
  ForgotPasswordForm: {
    do: ['Answer in the same words whether the address is known or not.', 'Lead to it from the `LoginForm`.'],
    dont: [
      'Do not say that an account does not exist: it tells strangers who has one.',
      'Do not sign anybody in by the link alone: it leads to a `NewPasswordForm`.',
    ],
  },
  FoundSocietyBanner: {
    do: [
      'Put it after the last society, where somebody has looked and not found.',
      'Open a `SocietyRequestForm` by `onCreate`.',
    ],
    dont: [
      'Do not put it above the list: it would be in the way of those who join.',
      'Do not show it to somebody who may not ask for a society.',
    ],
  },
  GuestList: {
    do: [
      'Show it only to those who hold the event.',
      'Hand over `door` while an event goes on: check-in is then one press away.',
      'Leave `guests` undefined while they load.',
    ],
    dont: [
      'Do not add addresses to it: write to guests by `writeHref`.',
      'Do not offer `onPaid` where nothing is to pay.',
    ],
  },
  HostInvitation: {
    do: [
      'Show it to those who may answer for the society, and to nobody else.',
      'Let it stand above the event that it is about.',
    ],
    dont: [
      'Do not accept for a society because its President reads the page.',
      'Do not hide the event until somebody has answered.',
    ],
  },
  HostList: {
    do: [
      'Show who was asked and has not answered.',
      'Search while somebody types, and hand over what was `found`.',
    ],
    dont: [
      'Do not offer the society that holds the event already.',
      'Do not show it to readers: an event’s page names its hosts.',
    ],
  },
  ImageCropper: {
    do: [
      'Choose its `shape` by what the picture is for.',
      'Give the button the words of what follows, by `applyLabel`.',
    ],
    dont: [
      'Do not offer a crop of any shape: cards would differ in height.',
      'Do not enlarge what comes out: it has its final size.',
    ],
  },
  ImageField: {
    do: [
      'Register it with a form as every other field, its `ref` goes to the file input.',
      'Keep the stored picture in `defaultValue`, so that it shows before a new one is chosen.',
    ],
    dont: [
      'Do not upload before the form is sent.',
      'Do not ask for it: a card without a picture has a place for its words.',
    ],
  },
  InactiveNotice: {
    do: [
      'Draw it on every society’s page: it renders nothing where somebody leads.',
      'Open a `TakeoverForm` by `onAsk`.',
    ],
    dont: [
      'Do not add who left the society alone: it says nobody’s fault.',
      'Do not take the way to join away: societies come back by members.',
    ],
  },
  InvitationPage: {
    do: [
      'Draw it in a `ThemeScope` with the society’s colours.',
      'Keep the invitation through signing in, so that its reader comes back to it.',
    ],
    dont: ['Do not add a second action: somebody came to join.', 'Do not join anybody by opening the link.'],
  },
  InvitationPoster: {
    do: [
      'Print it in colour and in black and white once, and read its code from two metres.',
      'Let the address in words be one that somebody can type.',
    ],
    dont: [
      'Do not put anything over it, or into the quiet edge of its code.',
      'Do not print an invitation that ends before the fair.',
    ],
  },
  JoinButton: {
    do: [
      'Give it how a society is joined as the server says it, and let it choose the word.',
      'Set `pending` while it works, so that it is pressed once.',
    ],
    dont: [
      'Do not hide it where an invitation is needed: it says so.',
      'Do not put your own “Leave” in its place: leaving stands apart from joining.',
    ],
  },
  JoiningForm: {
    do: [
      'Follow `onDirtyChange`, and ask before somebody leaves.',
      'Say what becomes of those who wait when the mode changes.',
    ],
    dont: [
      'Do not drop the questions when another mode is saved.',
      'Do not ask what is on the member’s profile already.',
    ],
  },
  LandingHero: {
    do: [
      'Make it the first thing on its page: it brings the main heading.',
      'Say who reads, so that its one button is theirs.',
    ],
    dont: ['Do not add a second golden button.', 'Do not put a picture behind its words: the sky is one.'],
  },
  LastActive: {
    do: [
      'Pass `now` from state, so that server and browser say the same.',
      'Use it as a card’s `note`, where no event is to come.',
    ],
    dont: [
      'Do not sort societies by it without saying so.',
      'Do not add days to it: “Quiet since March” is meant to be kind.',
    ],
  },
  LikeButton: {
    do: [
      'Change heart and count at once, and take both back if the server refuses.',
      'Leave it out where a post hides its likes.',
    ],
    dont: [
      'Do not tell it who liked: it is a count.',
      'Do not disable it for visitors without a word: lead them to sign in.',
    ],
  },
  LogoEditor: {
    do: [
      'Offer a sign rather than a word mark: a logo is seen at 48 pixels.',
      'Give `onDelete` only where a logo is stored.',
    ],
    dont: [
      'Do not draw a frame around what comes out: `SocietyLogo` rounds it.',
      'Do not use it for a person: that is an `AvatarEditor`.',
    ],
  },
  MerchForm: {
    do: [
      'Link to a shop that is the society’s own, or the union’s.',
      'Hand over what the server refused as `fieldErrors`.',
    ],
    dont: [
      'Do not take money by it: it leads to a shop.',
      'Do not close its dialog before the promise of `onSubmit` is kept.',
    ],
  },
  MerchGrid: {
    do: [
      'Leave `items` undefined while they load.',
      'Hand over `onEdit` and `onDelete` only while somebody edits.',
    ],
    dont: [
      'Do not show what is sold out without saying it in the description.',
      'Do not draw it where a society has merch switched off.',
    ],
  },
  MonthCalendar: {
    do: [
      'Keep the month in the address, so that Back leads to the month before.',
      'Show what is on under it when somebody chooses a day.',
    ],
    dont: [
      'Do not make it the only way to the events: a list is quicker to read.',
      'Do not use it to enter a day: that is a `DateField`.',
    ],
  },
  MyEvents: {
    do: ['Let `onTicket` open the code at once: somebody stands at the door.', 'Pass `now` from state.'],
    dont: ['Do not mix it with events that somebody only looks at.', 'Do not hide places on a waiting list.'],
  },
  NewPasswordForm: {
    do: [
      'Sign the reader in, or lead to the `LoginForm`, once it worked.',
      'End the other sessions: somebody may have had the old password.',
    ],
    dont: [
      'Do not keep the key of the link in the address afterwards.',
      'Do not show it for a link that is used up: say it, and offer another.',
    ],
  },
  NextEvent: {
    do: [
      'Hand it to a `SocietyCard` as its `note`.',
      'Choose the next one on the server: a list of cards need not load all events.',
    ],
    dont: [
      'Do not make it a link: the card is one target.',
      'Do not use it on the society’s own pages: an `EventCard` says more.',
    ],
  },
  NightSky: {
    do: [
      'Put it into a box that has a position and a dark ground.',
      'Give it real societies: the same data draws the same sky.',
    ],
    dont: [
      'Do not tell anything by it alone: it is hidden from screen readers.',
      'Do not put a text on it without a look at its contrast.',
    ],
  },
  NoticeChoices: {
    do: [
      'Store each choice as it is made: it has no button that saves.',
      'Say it in a toast when a choice could not be kept, and put it back.',
    ],
    dont: [
      'Do not switch a new kind of notice on for somebody who switched all off.',
      'Do not ask for push on arrival: ask with a `PushQuestion`.',
    ],
  },
  NoticeList: {
    do: [
      'Mark a notice as read when somebody follows it.',
      'Write what was told as message and values, so that it reads in each language.',
    ],
    dont: [
      'Do not reorder it while somebody reads.',
      'Do not tell by it what somebody has to know today: write a mail too.',
    ],
  },
  PasswordForm: {
    do: [
      'End the other sessions once it worked, and say so.',
      'Show a wrong old password at its field, by `fieldErrors`.',
    ],
    dont: [
      'Do not forbid to paste: managers of passwords do.',
      'Do not use it for somebody who forgot the old one: that is a `NewPasswordForm`.',
    ],
  },
  PaymentNote: {
    do: [
      'Show it with the ticket, where somebody looks before they come.',
      'Draw it always: where nothing is to pay it renders nothing.',
    ],
    dont: ['Do not take money by it: organisers note who has paid.', 'Do not repeat the price beside it.'],
  },
  PlaceList: {
    do: ['Keep it to the next three to five, and link to all.', 'Pass `now` from state.'],
    dont: [
      'Do not use it as the page’s main list: `Agenda` has days and actions.',
      'Do not register anybody from it.',
    ],
  },
  PostDetail: {
    do: [
      'Give it an address of its own, so that a post can be sent to somebody.',
      'Draw it in the theme of its society.',
    ],
    dont: [
      'Do not cut its text: this is where all of it stands.',
      'Do not set `shareable` where others cannot open the address.',
    ],
  },
  PostForm: {
    do: [
      'Begin with an empty form for a new post, and hand over the stored one to change it.',
      'Hand over what the server refused as `fieldErrors`.',
    ],
    dont: [
      'Do not store what was written before somebody presses the button.',
      'Do not close its dialog before the promise of `onSubmit` is kept.',
    ],
  },
  PostGrid: {
    do: [
      'Keep `view` where the reader finds it again.',
      'Leave `posts` undefined while they load.',
      'Hand over `onEdit` and `onDelete` only while somebody edits.',
    ],
    dont: [
      'Do not mix the posts of several societies in it: their colours differ.',
      'Do not change the order when somebody likes one.',
    ],
  },
  PostWidget: {
    do: [
      'Let `onOpen` open the whole post over the page.',
      'Set `latest` where it follows what is posted, and say so in the form.',
    ],
    dont: [
      'Do not put a button into it: the widget is one target.',
      'Do not show a post that visitors may not read.',
    ],
  },
  ProfileAvatar: {
    do: ['Open an `AvatarEditor` by `onEdit`.', 'Set `pending` while a picture is on its way.'],
    dont: [
      'Do not let somebody change another’s picture by it.',
      'Do not upload a file that was not cropped.',
    ],
  },
  ProfileForm: {
    do: [
      'Follow `onDirtyChange`, and ask before somebody leaves.',
      'Show an address that is taken at its field, by `fieldErrors`.',
    ],
    dont: [
      'Do not offer the university ID to change: it stays.',
      'Do not open it in edit mode: most come to read.',
    ],
  },
  PushQuestion: {
    do: [
      'Keep it on the page closed, and open it after a registration.',
      'Remember a “Not now” on the device.',
    ],
    dont: [
      'Do not ask on arrival: nobody knows yet what for.',
      'Do not ask the browser before somebody pressed Yes.',
    ],
  },
  RecommendedRow: {
    do: [
      'Give each society its reason: “Because you are in Film”.',
      'Set `max` to full rows of your layout.',
    ],
    dont: ['Do not recommend what somebody has joined or left.', 'Do not show it to administrators.'],
  },
  Renewal: {
    do: [
      'Draw it on the reader’s own page: without a membership that ends it renders nothing.',
      'Pass `now` from state.',
    ],
    dont: ['Do not renew by itself what somebody let end.', 'Do not repeat it on every page.'],
  },
  RequestList: {
    do: ['Show it where somebody asked, with what became of each.', 'Lead from each to its `RequestPage`.'],
    dont: [
      'Do not drop rejected ones: their reader wants to know why.',
      'Do not show those of others: administrators have `RequestsTables`.',
    ],
  },
  RequestPage: {
    do: [
      'Follow `onDirtyChange`, and ask before somebody leaves.',
      'Keep earlier versions: administrators answered those.',
    ],
    dont: [
      'Do not let a request change while it is being decided, without saying so.',
      'Do not delete it when somebody withdraws: say that it was.',
    ],
  },
  RequestThread: {
    do: [
      'Give as `turn` what the reader can do now, such as the form that answers.',
      'Tell the other side by a notice that something was written.',
    ],
    dont: [
      'Do not let anybody change what was written.',
      'Do not use it for talk among administrators: the student reads it.',
    ],
  },
  RoleList: {
    do: [
      'Link each society to its page by `routes`.',
      'Show it on the reader’s own profile, or to administrators.',
    ],
    dont: [
      'Do not list societies that are gone.',
      'Do not use it for who runs a society: that is a `CommitteeList`.',
    ],
  },
  SessionList: {
    do: [
      'Name device and place as well as you know them, and no better.',
      'Offer `onEndOthers` to somebody who lost a phone.',
    ],
    dont: ['Do not show whole network addresses.', 'Do not end the session that asks without saying so.'],
  },
  SignupQuestions: {
    do: [
      'Ask only what organisers need for this evening.',
      'Keep the answers when the last place went meanwhile.',
    ],
    dont: ['Do not ask what the profile says already.', 'Do not register anybody before they have answered.'],
  },
  SimilarSocieties: {
    do: [
      'Ask the server while the name is typed, and wait until somebody pauses.',
      'Put it directly under the name.',
    ],
    dont: [
      'Do not forbid a name because one is near it: a person decides.',
      'Do not open pages in the place of the form: what was written would be lost.',
    ],
  },
  SitePolicies: {
    do: ['Let the foot of every page lead to it.', 'Name somebody who answers.'],
    dont: [
      'Do not show empty lines for what you have not got.',
      'Do not put the words of policies into it: it leads to them.',
    ],
  },
  SiteWelcome: {
    do: ['Say what is on now: freshers’ week, the fair, a deadline.', 'Take it away when it is over.'],
    dont: [
      'Do not put warnings into it: they belong on the page they are about.',
      'Do not write more than somebody reads while they pass.',
    ],
  },
  SloganWidget: {
    do: [
      'Write one sentence that only this society could say.',
      'Look at it on a phone, where a row is narrow.',
    ],
    dont: ['Do not put dates into it: use an `EventWidget`.', 'Do not put two on one board.'],
  },
  SocietyAbout: {
    do: [
      'Pass the `version` that was read, so that two who write do not undo each other.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not cut it on the society’s own page.',
      'Do not put times and places into it: `SocietyFacts` keeps them.',
    ],
  },
  SocietyArt: {
    do: [
      'Use the society’s ID as `seed`, so that it looks the same everywhere.',
      'Give an `alt` only where a real picture says something.',
    ],
    dont: [
      'Do not use its name as seed: a new name would change the picture.',
      'Do not set words on it without their own ground.',
    ],
  },
  SocietyBar: {
    do: [
      'Put it last in a `SocietyLayout`, as its `bar`.',
      'Leave `editing` out for somebody who may not edit.',
    ],
    dont: [
      'Do not hide it by width: wider screens have no bar by themselves.',
      'Do not fix something else to the foot of a phone’s page.',
    ],
  },
  SocietyFacts: {
    do: [
      'Lead from what is missing to the form by `onBegin`, for those who may edit.',
      'Put it where a visitor sees it without scrolling far.',
    ],
    dont: [
      'Do not fill empty lines with “None”: what is not said has no line.',
      'Do not use it for one event: that is an `EventDetails`.',
    ],
  },
  SocietyFactsForm: {
    do: [
      'Follow `onDirtyChange`, and ask before somebody leaves.',
      'Hand over as `conflict` what somebody else saved meanwhile.',
    ],
    dont: [
      'Do not make any of it required.',
      'Do not show it beside a `SocietyKeywordsForm`: both edit the keywords.',
    ],
  },
  SocietyGlance: {
    do: [
      'Use it beside the description, where the header has no room.',
      'Pass `now`, so that server and browser count the same years.',
    ],
    dont: [
      'Do not show it on a card: `SocietyCard` says what is needed there.',
      'Do not round members down to look small or up to look large.',
    ],
  },
  SocietyKeywordsForm: {
    do: [
      'Say beside it that people find the society by these words.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not fill it with the name: search knows it.',
      'Do not show it beside a `SocietyFactsForm`: that has the keywords too.',
    ],
  },
  SocietyLayout: {
    do: [
      'Leave header and page out while they load, and keep the frame.',
      'Put it into the `ThemeScope` of its society.',
    ],
    dont: [
      'Do not draw a second navigation for phones: rail and bar are there.',
      'Do not remount it between pages of one society: its drawer would close.',
    ],
  },
  SocietyLogo: {
    do: [
      'Write the name beside it, and leave `label` out there.',
      'Give the size that your layout has: initials scale.',
    ],
    dont: ['Do not use it for a person: that is an `Avatar`.', 'Do not stretch it: it is square or round.'],
  },
  SocietyRail: {
    do: ['Mark the one that is shown by `current`.', 'Use its variant with names inside a `Drawer`.'],
    dont: [
      'Do not list societies that somebody has not joined.',
      'Do not reorder it by what was opened last: hands remember places.',
    ],
  },
  SocietyRequestForm: {
    do: ['Say how long an answer takes.', 'Show what there is already, by `similar`.'],
    dont: [
      'Do not create the society at once: somebody decides.',
      'Do not close its dialog before the promise of `onSubmit` is kept.',
    ],
  },
  SocietyTabs: {
    do: ['Leave pages out that a society has switched off.', 'Say by `committee` who sees the dashboard.'],
    dont: [
      'Do not use it for parts of one page: those are `Tabs`.',
      'Do not shorten its words on phones: it scrolls.',
    ],
  },
  ThemeSelector: {
    do: [
      'Draw the page in a theme as soon as it is chosen, and keep it when it is saved.',
      'Name themes by words that somebody remembers.',
    ],
    dont: [
      'Do not offer more than about eight.',
      'Do not tell themes apart by colour alone: each has its name.',
    ],
  },
  ThemeSwatch: {
    do: [
      'Write the theme’s name beside it, or give it a `label`.',
      'Use it where a theme is named, such as in a history.',
    ],
    dont: ['Do not make it a button: `ThemeSelector` has them.', 'Do not use it for one colour.'],
  },
  WidgetForm: {
    do: [
      'Offer posts and events only where a society has them switched on.',
      'Explain by an `EditingWidgetModal` why there is nothing to choose from.',
    ],
    dont: [
      'Do not upload pictures before the form is sent: they come as files.',
      'Do not close its dialog before the promise of `onSubmit` is kept.',
    ],
  },
};
