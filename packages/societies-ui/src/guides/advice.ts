import { adviceForCommittees } from './adviceForCommittees.ts';
import { adviceForPeople } from './adviceForPeople.ts';

/** What makes a component work for its readers, and what people get wrong with it. */
export interface Advice {
  do: readonly string[];
  dont: readonly string[];
}

/** Beside what the description of a component says. A test asks for all that have a page. */
export const adviceOf: Record<string, Advice> = {
  ...adviceForPeople,
  ...adviceForCommittees,
  Accordion: {
    do: [
      'Give each section a title that says what is inside.',
      'Leave the section that most people need open.',
    ],
    dont: ['Do not hide what everybody has to read.', 'Do not put an accordion into another.'],
  },
  AddressField: {
    do: [
      'Say in the label what the address is for.',
      'Show it right where the address is of use, such as under a feed’s explanation.',
    ],
    dont: [
      'Do not show it where a button that copies works.',
      'Do not put a secret link into it where others look on: whoever reads it has it.',
    ],
  },
  Avatar: {
    do: [
      'Show the name beside it, and make it `decorative` there.',
      'Give it the name even where there is a picture: initials take the place of one that fails.',
    ],
    dont: [
      'Do not use it for a society: that is a `SocietyLogo`.',
      'Do not make the picture alone a link: its target would be too small to find.',
    ],
  },
  Badge: {
    do: ['Keep it to one or two words.', 'Say in words what its colour says.'],
    dont: ['Do not make it a button.', 'Do not put more than three on one thing.'],
  },
  BrokenConstellation: {
    do: [
      'Put the words about what went wrong beside it.',
      'Choose an icon that hints at the cause, such as a plug for a server that is away.',
    ],
    dont: [
      'Do not use it where nothing went wrong: that is an `EmptyState`.',
      'Do not draw it twice on one page: one fault has one drawing.',
    ],
  },
  Button: {
    do: [
      'Name what happens: “Save changes”, “Join”.',
      'Set `loading` while it works, so that it is pressed once.',
    ],
    dont: [
      'Do not fill two buttons of one region.',
      'Do not lead to a page: that is a `ButtonLink`.',
      'Do not disable it without words beside it that say why.',
    ],
  },
  ButtonLink: {
    do: [
      'Give it an `href`, so that it opens in a tab of its own too.',
      'Keep it for the one step onwards that most people take.',
    ],
    dont: [
      'Do not change anything by it: that is a `Button`.',
      'Do not use it inside a sentence: that is a `Link`.',
    ],
  },
  Card: {
    do: [
      'Give an interactive card one link or button with `data-part="target"`.',
      'Give cards of one row the same parts in the same order, so that they can be compared.',
    ],
    dont: [
      'Do not put a card into a card.',
      'Do not listen for presses on the card itself: keys would not reach it.',
    ],
  },
  Carousel: {
    do: ['Give each picture words.', 'Show at most five slides.'],
    dont: [
      'Do not put into it what everybody has to see.',
      'Do not turn slides with words by themselves: people read at different speeds.',
    ],
  },
  Checkbox: {
    do: [
      'Write the label as what becomes true: “Show me in the list of guests”.',
      'Use `indeterminate` for the box over a list of which some are chosen.',
    ],
    dont: [
      'Do not use it for what takes effect at once: that is a `Switch`.',
      'Do not write a label with “not”.',
    ],
  },
  CheckboxGroup: {
    do: [
      'Name the group by its `label`, also where it is hidden.',
      'Write labels of one to three words, so that they stand side by side on a phone.',
    ],
    dont: [
      'Do not offer more than about twelve: use a `Combobox`, or several groups.',
      'Do not use it where exactly one can be chosen: those are `ChoiceChips`.',
    ],
  },
  ChoiceChips: {
    do: [
      'Choose the usual answer beforehand, where there is one.',
      'Keep the choices to one or two words each.',
    ],
    dont: [
      'Do not use it for more than about six: use a `Select`.',
      'Do not use it where several can be chosen.',
    ],
  },
  ColorSchemeSwitch: {
    do: [
      'Keep what was chosen, and apply it before the first paint with `colorSchemeScript`.',
      'Offer “system” too, and begin with it.',
    ],
    dont: [
      'Do not offer it beside a `ThemeScope` whose scheme is fixed.',
      'Do not hide it in settings alone: people look for it where they are dazzled.',
    ],
  },
  Combobox: {
    do: ['Use it from about ten choices on.', 'Say in `hint` what tells two alike apart.'],
    dont: [
      'Do not use it for free text: only a choice of the list is kept.',
      'Do not use it for two to five choices: all of them could be in sight, as `ChoiceChips`.',
    ],
  },
  ConfirmDialog: {
    do: [
      'Name the thing in the question, and what happens on the button: “Remove Chess Club”.',
      'Say what cannot be brought back, in the description.',
    ],
    dont: [
      'Do not ask before what can be undone: offer to undo it.',
      'Do not call the buttons “Yes” and “No”.',
    ],
  },
  DataTable: {
    do: [
      'Name it by its `caption`.',
      'Let the host sort and search when there are more rows than are loaded.',
    ],
    dont: [
      'Do not lay out a page with it.',
      'Do not use it for things that people look at: use a grid of cards.',
    ],
  },
  DateField: {
    do: [
      'Say the first and the last day by `min` and `max`.',
      'Fill in the day that most people mean, where there is one.',
    ],
    dont: [
      'Do not ask for a day of birth with it on a phone unless it is needed.',
      'Do not ask for a span by one field: two fields name its beginning and its end.',
    ],
  },
  Drawer: {
    do: ['Give it a title.', 'Keep what it holds short enough to be seen at once.'],
    dont: [
      'Do not ask a question in it: that is a `Modal`.',
      'Do not put the only way to a page into it: hands that do not know it never open it.',
    ],
  },
  EmptyState: {
    do: [
      'Say what would stand here, and offer the one step that changes it.',
      'Keep the drawing small where several lists stand on one page.',
    ],
    dont: [
      'Do not use it for an error: that is an `ErrorState`.',
      'Do not offer a step that the reader may not take.',
    ],
  },
  ErrorState: {
    do: [
      'Say what could not be loaded, and offer to try again.',
      'Keep what was typed, and what could be loaded, in its place.',
    ],
    dont: [
      'Do not show a code or the text of an exception.',
      'Do not show it for an empty list: that is an `EmptyState`.',
    ],
  },
  Field: {
    do: [
      'Spread what it hands to you on the input, so that label, hint and error belong to it.',
      'Give it a `hint` that helps to fill it in, not one that repeats the label.',
    ],
    dont: [
      'Do not build with it what a ready field does.',
      'Do not set `hideLabel` unless words above say the same to everybody.',
    ],
  },
  FileDrop: {
    do: [
      'Say beforehand which kinds of file and how large.',
      'Show what becomes of the file: a `Progress` while it is sent, its name when it is there.',
    ],
    dont: [
      'Do not trust what it accepted: check the content on the server.',
      'Do not begin to send before the reader can still take it back, where sending is final.',
    ],
  },
  IconButton: {
    do: [
      'Write a `label` that says what happens, with its thing: “Edit Chess night”.',
      'Leave room around it on phones: targets are 44 pixels.',
    ],
    dont: [
      'Do not use an icon that needs explaining: use a `Button` with words.',
      'Do not put more than three side by side: the others go into a `Menu`.',
    ],
  },
  Link: {
    do: [
      'Let the words say where it leads, also when they are read alone.',
      'Name a file’s kind in the words where it does not open as a page: “Minutes, PDF”.',
    ],
    dont: ['Do not write “here” or “more”.', 'Do not open another window without saying so.'],
  },
  Menu: {
    do: ['Put what is irreversible last, in a group of its own.', 'Keep items in the same place.'],
    dont: [
      'Do not choose a value with it: that is a `Select`.',
      'Do not hide the one thing that most people come for.',
    ],
  },
  Modal: {
    do: [
      'Let the title say what it is about, and the buttons what they do.',
      'Ask before typed words are thrown away.',
    ],
    dont: ['Do not open one out of another.', 'Do not open it without a press.'],
  },
  NavTabs: {
    do: ['Give each tab an address of its own.', 'Mark the open page by `current`, from the address.'],
    dont: [
      'Do not switch views of one page with it: that is `Tabs`.',
      'Do not let a press change anything: it leads to a page.',
    ],
  },
  NumberField: {
    do: ['Show the unit beside it.', 'Say the limits by `min` and `max`.'],
    dont: [
      'Do not use it for what is no amount: an ID or a phone number is a `TextField`.',
      'Do not refuse a comma or a space: it reads numbers as people write them.',
    ],
  },
  Pagination: {
    do: [
      'Keep the page in the address, so that “back” leads to it.',
      'Lead the eyes back to the top of the list when the page changes.',
    ],
    dont: [
      'Do not show it for one page: it hides itself.',
      'Do not use it for what people read in one go: “Show more” keeps their place.',
    ],
  },
  PasswordField: {
    do: [
      'Say by `autoComplete` whether the password is new or known, so that password managers help.',
      'Say the rules in `hint`, before anything is typed.',
    ],
    dont: ['Do not ask for a new password twice: the eye shows it.', 'Do not forbid pasting.'],
  },
  Picture: {
    do: ['Say how wide its place is by `sizes`.', 'Leave `alt` empty where words beside it say the same.'],
    dont: [
      'Do not put words into a picture.',
      'Do not name more pixels in `stored` than there are: browsers would ask for what is missing.',
    ],
  },
  Progress: {
    do: ['Name the work in its `label`.', 'Leave `value` out while nobody knows how far it is.'],
    dont: [
      'Do not use it for a share of a whole, such as places taken, without saying the number.',
      'Do not let it run to the end before the work is done: people leave the page.',
    ],
  },
  SearchField: {
    do: ['Say in the label what is searched.', 'Tell by a live text how much was found.'],
    dont: [
      'Do not empty the list while an answer is on its way.',
      'Do not search at each letter on a server: wait until somebody pauses.',
    ],
  },
  Select: {
    do: ['Order the choices as people think of them.', 'Let the first say that nothing is chosen yet.'],
    dont: [
      'Do not use it for more than about ten choices: use a `Combobox`.',
      'Do not do something as soon as it is chosen: people pass over choices by key.',
    ],
  },
  Skeleton: {
    do: [
      'Give it the size of what comes, so that nothing moves.',
      'Draw as many as usually come, at most a screenful.',
    ],
    dont: [
      'Do not draw one where the shape is not known: that is a `Spinner`.',
      'Do not keep it for what failed: say it by an `ErrorState`.',
    ],
  },
  SkipLink: {
    do: [
      'Make it the first thing of the page. `PageLayout` does.',
      'Lead to the page’s main region, so that navigation is passed over.',
    ],
    dont: [
      'Do not lead to an element that cannot take focus: give it `tabIndex={-1}`.',
      'Do not hide it for good: it has to be seen while it has the focus.',
    ],
  },
  Slider: {
    do: [
      'Use it where the rough value matters and is seen at once.',
      'Say the value in words by `format`: “120 %”.',
    ],
    dont: [
      'Do not ask for an exact number with it: that is a `NumberField`.',
      'Do not send each step to a server: `onChange` comes while it is dragged.',
    ],
  },
  SortButton: {
    do: ['Name what it sorts by.', 'Tell it `none` for the list that is sorted by something else.'],
    dont: [
      'Do not sort two lists by one button.',
      'Do not start downwards for names: people expect A first.',
    ],
  },
  Spinner: {
    do: ['Let its label say what is loading.', 'Put it where the result will stand.'],
    dont: [
      'Do not show it for what takes less than half a second.',
      'Do not cover a page with it that can be read.',
    ],
  },
  StatCard: {
    do: [
      'Say what the number counts, and since when it changed.',
      'Make it a link by `href` where the list behind the number can be read.',
    ],
    dont: [
      'Do not show more than four in a row.',
      'Do not colour a change as good or bad by itself: fewer requests may be good.',
    ],
  },
  Switch: {
    do: [
      'Store the change at once, and put it back with a toast when that fails.',
      'Say in the label what is on: “Show likes”, so that it reads in both states.',
    ],
    dont: [
      'Do not put it into a form with a button that saves: that is a `CheckboxGroup`.',
      'Do not ask “are you sure”: it is switched back as quickly.',
    ],
  },
  Tabs: {
    do: ['Put what most people want first.', 'Keep the titles to one or two words.'],
    dont: ['Do not lead to other pages: those are `NavTabs`.', 'Do not hide steps of one task in tabs.'],
  },
  TextArea: {
    do: [
      'Say the limit before it is reached, by `maxLength`.',
      'Give it as many `rows` as people usually write.',
    ],
    dont: [
      'Do not use it for one line.',
      'Do not let a dialog close on it by a press beside it without asking.',
    ],
  },
  TextField: {
    do: ['Set `autoComplete` and `inputMode`, so that phones help.', 'Say in the error how to put it right.'],
    dont: [
      'Do not use a placeholder in place of the label.',
      'Do not say an error while somebody still types.',
    ],
  },
  TimeField: {
    do: [
      'Say whose time it is, where readers are in other time zones.',
      'Fill in the hour that most people mean, such as 19:00.',
    ],
    dont: [
      'Do not ask for how long something takes with it: that is a `NumberField`.',
      'Do not take an end before its beginning without a word: say whether it ends the next day.',
    ],
  },
  Toast: {
    do: ['Say what has happened: “Post deleted”.', 'Offer to undo where that is possible.'],
    dont: ['Do not say in a toast what people have to read: it goes.', 'Do not ask a question in it.'],
  },
  ToastProvider: {
    do: [
      'Draw it once, inside the `ThemeScope`, around everything that tells something.',
      'Draw one inside a shadow root or an iframe of its own, so that toasts wear its styles.',
    ],
    dont: [
      'Do not draw one for each page: what has just been said would go with the page.',
      'Do not nest two: both would speak at once.',
    ],
  },
  Tooltip: {
    do: ['Keep it to a few words.', 'Use it to name an icon, or to say whole what is cut.'],
    dont: [
      'Do not put links or buttons into it.',
      'Do not make it the only place for something people need.',
    ],
  },
  ViewSwitch: {
    do: ['Remember what was chosen.', 'Offer two or three views, each with its icon and a name.'],
    dont: [
      'Do not change with it which things are shown: that is a filter.',
      'Do not lose page, search or filter when the view changes.',
    ],
  },
  VisuallyHidden: {
    do: [
      'Say what a picture or a place on the page tells sighted readers.',
      'Write it as a whole text of its own: “12 members”, not an “s” after a number.',
    ],
    dont: ['Do not hide in it what everybody needs.', 'Do not put something into it that takes focus.'],
  },

  AuthLayout: {
    do: [
      'Put one form into it, and the way to the other one under it.',
      'Say by `description` why somebody has been brought here.',
    ],
    dont: [
      'Do not add navigation: whoever logs in should finish that first.',
      'Do not set `art` that says something the words do not: it is decoration.',
    ],
  },
  BottomNavigation: {
    do: [
      'Offer the same four pages everywhere.',
      'Tell `TopNavigation` by `withBottomNavigation` that it is there.',
    ],
    dont: ['Do not put actions into it.', 'Do not show it on a full screen such as the door or a ballot.'],
  },
  BrandMark: {
    do: [
      'Show the name beside it where there is room.',
      'Name it where it is a link and has no name beside it: “Constellation, home”.',
    ],
    dont: ['Do not colour its golden star.', 'Do not use it as a spinner or an empty list’s drawing.'],
  },
  Columns: {
    do: [
      'Put what is read first into the first column.',
      'Keep what belongs to the whole page out of it: it stands over both columns.',
    ],
    dont: [
      'Do not put what belongs together into two columns: on a phone it stands far apart.',
      'Do not nest it: the inner columns become too narrow to read.',
    ],
  },
  CommandPalette: {
    do: ['Show what was used last before anything is typed.', 'Open it by a button too, not by keys alone.'],
    dont: [
      'Do not make it the only way to a page.',
      'Do not reorder results while somebody moves through them by keys.',
    ],
  },
  NotFound: {
    do: ['Offer one way onwards.', 'Say it for a thing that is gone, too: “This event was deleted”.'],
    dont: [
      'Do not show it for what the reader may not see: say that.',
      'Do not answer with it while the server is away: that is an `ErrorState`.',
    ],
  },
  OfflineNote: {
    do: [
      'Say from when what the page shows is, and leave what can still be read in its place.',
      'Offer `onRetry` when the server, not the network, is away.',
    ],
    dont: [
      'Do not show a toast that says the same.',
      'Do not cover the page with it, nor disable what works without a network.',
    ],
  },
  PageContent: {
    do: [
      'Give each page one, with a title that says where the reader is.',
      'Put the one action of the page beside its title.',
    ],
    dont: [
      'Do not write a second `h1` beside its title.',
      'Do not wrap single sections in it: its spacing is that of a page.',
    ],
  },
  PageHeader: {
    do: [
      'Begin at `level={2}` inside a page that has a title.',
      'Write the thing’s own name as the title, not its kind.',
    ],
    dont: [
      'Do not offer more than two actions: put the others into a `Menu`.',
      'Do not repeat the navigation’s words where the page has a better name.',
    ],
  },
  PageLayout: {
    do: [
      'Draw it once around all pages, so that its navigation stays.',
      'Use `width="full"` only where the content is wide, such as a society with its rail.',
    ],
    dont: [
      'Do not write a second `main` inside.',
      'Do not put a dialog or a toast into it: they stand over all pages.',
    ],
  },
  Panel: {
    do: ['Give it a title.', 'Put the panel’s one action beside its title, by `action`.'],
    dont: [
      'Do not put a panel into a panel.',
      'Do not draw a panel around a single line: a heading is enough.',
    ],
  },
  SiteFooter: {
    do: [
      'Draw it on every page, also where one logs in.',
      'Leave `site` undefined while it loads, so that nothing moves.',
    ],
    dont: [
      'Do not leave it out where a page ends in a long list.',
      'Do not put a page’s own actions into it.',
    ],
  },
  TopNavigation: {
    do: [
      'Say which page is open by its address.',
      'Leave `user` undefined while you do not know: no wrong link flashes up.',
    ],
    dont: [
      'Do not list pages that the reader may not open.',
      'Do not draw more than two `actions`: on a phone there is no room.',
    ],
  },

  Agenda: {
    do: ['Hand over events in the order of time.', 'Pass `now` from state, so that days keep their names.'],
    dont: [
      'Do not list months of events: use `WhatsOn`.',
      'Do not group events by day yourself: it writes the headings.',
    ],
  },
  Ballot: {
    do: [
      'Let readers look at the ballot once more before it is cast.',
      'Say before it that a ballot is good once, and that nobody sees whose it is.',
    ],
    dont: [
      'Do not order candidates by name for everybody: the first would win by it.',
      'Do not show how many have voted for whom while the vote runs.',
    ],
  },
  ConfirmDelete: {
    do: [
      'Say what goes with it: registrations, likes.',
      'Offer to cancel instead where people have signed up: they are told.',
    ],
    dont: [
      'Do not ask again in a second dialog.',
      'Do not show it for what can be brought back: delete, and offer to undo.',
    ],
  },
  ConflictNotice: {
    do: [
      'Keep what the reader typed until they have chosen.',
      'Name each field by the words that its form uses.',
    ],
    dont: [
      'Do not overwrite what somebody else saved without asking.',
      'Do not show whole texts of many lines: say that they differ, and where.',
    ],
  },
  DoorScreen: {
    do: [
      'Keep the screen awake and the list of guests on the device: doors have no network.',
      'Say by `unsent` how many check-ins still wait for the network.',
    ],
    dont: [
      'Do not show the whole list of guests: others look on.',
      'Do not turn a guest away for what the device could not ask: it says so by `late`.',
    ],
  },
  EventCard: {
    do: ['Pass `now` from state.', 'Lay many out with `EventGrid`.'],
    dont: [
      'Do not add a second link around it: the whole card is one.',
      'Do not show a picture with the event’s words in it: the card writes them.',
    ],
  },
  EventDetails: {
    do: [
      'Draw it in a `ThemeScope` with the colours of its society.',
      'Let `now` tick while registration is about to open.',
    ],
    dont: [
      'Do not show a second button that registers.',
      'Do not hide that it was cancelled: say it, with the reason.',
    ],
  },
  FilterChips: {
    do: [
      'Keep what is pressed in the address, so that a list can be sent to somebody.',
      'Show at most about eight, the usual ones first.',
    ],
    dont: [
      'Do not reorder chips when they are pressed.',
      'Do not use it for one choice among several: those are `ChoiceChips`.',
    ],
  },
  FormModal: {
    do: [
      'Keep it to what one person fills in within a minute.',
      'Say why the server refused by `refusal`, or at its field.',
    ],
    dont: [
      'Do not split one form over several modals: give it a page.',
      'Do not close it before the promise of its form is kept.',
    ],
  },
  JoinModal: {
    do: [
      'Say at once that somebody has joined, and put it back when the server refuses.',
      'Leave the page behind it as it is, so that people can go on looking.',
    ],
    dont: [
      'Do not open it for a member: lead to the society.',
      'Do not ask questions in it that a society’s page asks already.',
    ],
  },
  LoginForm: {
    do: [
      'Say the same of an unknown ID and of a wrong password.',
      'Fill in the ID of somebody who has just signed up, by `defaultValues`.',
    ],
    dont: [
      'Do not empty the fields after a refusal.',
      'Do not lock somebody out for good after wrong passwords: say how long to wait.',
    ],
  },
  MerchCard: {
    do: [
      'Say the price with its currency, by `SocietiesProvider`.',
      'Give it the society’s `theme`: it draws the art where a picture is missing.',
    ],
    dont: [
      'Do not lead to a shop in the same window without saying so.',
      'Do not sell by it: it leads to a shop, and takes no money.',
    ],
  },
  NoticeBell: {
    do: [
      'Count what is new since the list was last opened.',
      'Put it beside the profile, by `actions` of the `TopNavigation`.',
    ],
    dont: [
      'Do not make it the only sign of what has to be done.',
      'Do not count what somebody has switched off.',
    ],
  },
  PlotCard: {
    do: ['Say in the title what is counted.', 'Keep the table of the same numbers.'],
    dont: [
      'Do not tell series apart by colour alone.',
      'Do not draw a line through fewer than three values.',
    ],
  },
  PostCard: {
    do: [
      'Open the whole post, and keep its address.',
      'Leave `onLike` out for those who may not like: the heart then is no button.',
    ],
    dont: ['Do not cut a text that fits.', 'Do not mark a post as new by its colour alone.'],
  },
  QrCode: {
    do: [
      'Say beside it what it is for, and give a way for whoever cannot scan.',
      'Draw it at least 200 pixels wide for a phone, and 4 cm on paper.',
    ],
    dont: [
      'Do not draw it on a dark ground or in a society’s colours: readers fail.',
      'Do not encode a long address: a short one reads from further away.',
    ],
  },
  SignupForm: {
    do: ['Ask for what is needed, and nothing else.', 'Say the rules of a password before it is typed.'],
    dont: [
      'Do not ask for things that a profile can ask later.',
      'Do not sign somebody up twice for an impatient press: `onSubmit` may return a promise.',
    ],
  },
  SocietyCard: {
    do: [
      'Lay many out with `SocietyGrid`.',
      'Pass stable objects and functions, so that a long grid is not drawn again.',
    ],
    dont: [
      'Do not put another button into it: the whole card is one target.',
      'Do not cut the description yourself: the card shows what fits.',
    ],
  },
  SocietyFilters: {
    do: ['Keep what it says in the address.', 'Say how many societies are left.'],
    dont: [
      'Do not hide the way back to all of them.',
      'Do not order categories by number: people look for words.',
    ],
  },
  SocietyGrid: {
    do: [
      'Leave `societies` undefined while they load: it draws skeletons.',
      'Say by `pending` that others are on their way, and keep what is shown.',
    ],
    dont: [
      'Do not show an empty grid for an error: say it with `error`.',
      'Do not mix its own pages with those of a server: with `count` the host turns them.',
    ],
  },
  SocietyHeader: {
    do: [
      'Show it whole on Home and Info, and `compact` on other pages.',
      'Keep `action` to one button, such as “Join”.',
    ],
    dont: [
      'Do not write over the banner: nobody knows its colours.',
      'Do not repeat the name as a heading below it: it is the page’s.',
    ],
  },
  ThemeEditor: {
    do: [
      'Show its advice: it says which text colour is used in place of the chosen one.',
      'Draw the page in the colours of `onPreview`, so that they are seen before they are kept.',
    ],
    dont: [
      'Do not store colours that it calls wrong.',
      'Do not offer it to somebody who may not edit the society.',
    ],
  },
  WhatsOn: {
    do: ['Keep its filters in the address.', 'Pass `now` from state.'],
    dont: [
      'Do not ask the server anew for what is only folded.',
      'Do not begin at a month in the past: what is on begins now.',
    ],
  },
  WidgetBoard: {
    do: [
      'Draw it on the server too: it needs no script.',
      'Give every widget a place that was stored: it derives narrower layouts.',
    ],
    dont: [
      'Do not load `/widget-grid` for readers: only committees arrange.',
      'Do not wrap its widgets in links: those with one target make it themselves.',
    ],
  },
  WidgetGrid: {
    do: [
      'Ask before somebody leaves a layout that is not saved.',
      'Store what `onSave` hands over together, so that widgets never overlap.',
    ],
    dont: [
      'Do not take the menu of each widget away: not everybody drags.',
      'Do not save at each move: the layout is tried out first.',
    ],
  },
};
