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
    do: ['Say in the label what the address is for.'],
    dont: ['Do not show it where a button that copies works.'],
  },
  Avatar: {
    do: ['Show the name beside it, and make it `decorative` there.'],
    dont: ['Do not use it for a society: that is a `SocietyLogo`.'],
  },
  Badge: {
    do: ['Keep it to one or two words.', 'Say in words what its colour says.'],
    dont: ['Do not make it a button.', 'Do not put more than three on one thing.'],
  },
  BrokenConstellation: {
    do: ['Put the words about what went wrong beside it.'],
    dont: ['Do not use it where nothing went wrong: that is an `EmptyState`.'],
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
    do: ['Give it an `href`, so that it opens in a tab of its own too.'],
    dont: ['Do not change anything by it: that is a `Button`.'],
  },
  Card: {
    do: ['Give an interactive card one link or button with `data-part="target"`.'],
    dont: [
      'Do not put a card into a card.',
      'Do not listen for presses on the card itself: keys would not reach it.',
    ],
  },
  Carousel: {
    do: ['Give each picture words.', 'Show at most five slides.'],
    dont: ['Do not put into it what everybody has to see.'],
  },
  Checkbox: {
    do: ['Write the label as what becomes true: “Show me in the list of guests”.'],
    dont: [
      'Do not use it for what takes effect at once: that is a `Switch`.',
      'Do not write a label with “not”.',
    ],
  },
  CheckboxGroup: {
    do: ['Name the group by its `label`, also where it is hidden.'],
    dont: ['Do not offer more than about twelve: use a `Combobox`, or several groups.'],
  },
  ChoiceChips: {
    do: ['Choose the usual answer beforehand, where there is one.'],
    dont: [
      'Do not use it for more than about six: use a `Select`.',
      'Do not use it where several can be chosen.',
    ],
  },
  ColorSchemeSwitch: {
    do: ['Keep what was chosen, and apply it before the first paint with `colorSchemeScript`.'],
    dont: ['Do not offer it beside a `ThemeScope` whose scheme is fixed.'],
  },
  Combobox: {
    do: ['Use it from about ten choices on.', 'Say in `hint` what tells two alike apart.'],
    dont: ['Do not use it for free text: only a choice of the list is kept.'],
  },
  ConfirmDialog: {
    do: ['Name the thing in the question, and what happens on the button: “Remove Chess Club”.'],
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
    do: ['Say the first and the last day by `min` and `max`.'],
    dont: ['Do not ask for a day of birth with it on a phone unless it is needed.'],
  },
  Drawer: {
    do: ['Give it a title.', 'Keep what it holds short enough to be seen at once.'],
    dont: ['Do not ask a question in it: that is a `Modal`.'],
  },
  EmptyState: {
    do: ['Say what would stand here, and offer the one step that changes it.'],
    dont: [
      'Do not use it for an error: that is an `ErrorState`.',
      'Do not offer a step that the reader may not take.',
    ],
  },
  ErrorState: {
    do: ['Say what could not be loaded, and offer to try again.'],
    dont: ['Do not show a code or the text of an exception.'],
  },
  Field: {
    do: ['Spread what it hands to you on the input, so that label, hint and error belong to it.'],
    dont: ['Do not build with it what a ready field does.'],
  },
  FileDrop: {
    do: ['Say beforehand which kinds of file and how large.'],
    dont: ['Do not trust what it accepted: check the content on the server.'],
  },
  IconButton: {
    do: ['Write a `label` that says what happens, with its thing: “Edit Chess night”.'],
    dont: ['Do not use an icon that needs explaining: use a `Button` with words.'],
  },
  Link: {
    do: ['Let the words say where it leads, also when they are read alone.'],
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
    do: ['Give each tab an address of its own.'],
    dont: ['Do not switch views of one page with it: that is `Tabs`.'],
  },
  NumberField: {
    do: ['Show the unit beside it.', 'Say the limits by `min` and `max`.'],
    dont: ['Do not use it for what is no amount: an ID or a phone number is a `TextField`.'],
  },
  Pagination: {
    do: ['Keep the page in the address, so that “back” leads to it.'],
    dont: ['Do not show it for one page: it hides itself.'],
  },
  PasswordField: {
    do: ['Say by `autoComplete` whether the password is new or known, so that password managers help.'],
    dont: ['Do not ask for a new password twice: the eye shows it.', 'Do not forbid pasting.'],
  },
  Picture: {
    do: ['Say how wide its place is by `sizes`.', 'Leave `alt` empty where words beside it say the same.'],
    dont: ['Do not put words into a picture.'],
  },
  Progress: {
    do: ['Name the work in its `label`.', 'Leave `value` out while nobody knows how far it is.'],
    dont: ['Do not use it for a share of a whole, such as places taken, without saying the number.'],
  },
  SearchField: {
    do: ['Say in the label what is searched.', 'Tell by a live text how much was found.'],
    dont: ['Do not empty the list while an answer is on its way.'],
  },
  Select: {
    do: ['Order the choices as people think of them.', 'Let the first say that nothing is chosen yet.'],
    dont: ['Do not use it for more than about ten choices: use a `Combobox`.'],
  },
  Skeleton: {
    do: ['Give it the size of what comes, so that nothing moves.'],
    dont: ['Do not draw one where the shape is not known: that is a `Spinner`.'],
  },
  SkipLink: {
    do: ['Make it the first thing of the page. `PageLayout` does.'],
    dont: ['Do not lead to an element that cannot take focus: give it `tabIndex={-1}`.'],
  },
  Slider: {
    do: ['Use it where the rough value matters and is seen at once.'],
    dont: ['Do not ask for an exact number with it: that is a `NumberField`.'],
  },
  SortButton: {
    do: ['Name what it sorts by.'],
    dont: ['Do not sort two lists by one button.'],
  },
  Spinner: {
    do: ['Let its label say what is loading.'],
    dont: [
      'Do not show it for what takes less than half a second.',
      'Do not cover a page with it that can be read.',
    ],
  },
  StatCard: {
    do: ['Say what the number counts, and since when it changed.'],
    dont: ['Do not show more than four in a row.'],
  },
  Switch: {
    do: ['Store the change at once, and put it back with a toast when that fails.'],
    dont: ['Do not put it into a form with a button that saves: that is a `CheckboxGroup`.'],
  },
  Tabs: {
    do: ['Put what most people want first.', 'Keep the titles to one or two words.'],
    dont: ['Do not lead to other pages: those are `NavTabs`.', 'Do not hide steps of one task in tabs.'],
  },
  TextArea: {
    do: ['Say the limit before it is reached, by `maxLength`.'],
    dont: ['Do not use it for one line.'],
  },
  TextField: {
    do: ['Set `autoComplete` and `inputMode`, so that phones help.', 'Say in the error how to put it right.'],
    dont: [
      'Do not use a placeholder in place of the label.',
      'Do not say an error while somebody still types.',
    ],
  },
  TimeField: {
    do: ['Say whose time it is, where readers are in other time zones.'],
    dont: ['Do not ask for how long something takes with it: that is a `NumberField`.'],
  },
  Toast: {
    do: ['Say what has happened: “Post deleted”.', 'Offer to undo where that is possible.'],
    dont: ['Do not say in a toast what people have to read: it goes.', 'Do not ask a question in it.'],
  },
  ToastProvider: {
    do: ['Draw it once, inside the `ThemeScope`, around everything that tells something.'],
    dont: ['Do not draw one for each page: what has just been said would go with the page.'],
  },
  Tooltip: {
    do: ['Keep it to a few words.'],
    dont: [
      'Do not put links or buttons into it.',
      'Do not make it the only place for something people need.',
    ],
  },
  ViewSwitch: {
    do: ['Remember what was chosen.'],
    dont: ['Do not change with it which things are shown: that is a filter.'],
  },
  VisuallyHidden: {
    do: ['Say what a picture or a place on the page tells sighted readers.'],
    dont: ['Do not hide in it what everybody needs.', 'Do not put something into it that takes focus.'],
  },

  AuthLayout: {
    do: ['Put one form into it, and the way to the other one under it.'],
    dont: ['Do not add navigation: whoever logs in should finish that first.'],
  },
  BottomNavigation: {
    do: ['Offer the same four pages everywhere.'],
    dont: ['Do not put actions into it.'],
  },
  BrandMark: {
    do: ['Show the name beside it where there is room.'],
    dont: ['Do not colour its golden star.'],
  },
  Columns: {
    do: ['Put what is read first into the first column.'],
    dont: ['Do not put what belongs together into two columns: on a phone it stands far apart.'],
  },
  CommandPalette: {
    do: ['Show what was used last before anything is typed.', 'Open it by a button too, not by keys alone.'],
    dont: ['Do not make it the only way to a page.'],
  },
  NotFound: {
    do: ['Offer one way onwards.'],
    dont: ['Do not show it for what the reader may not see: say that.'],
  },
  OfflineNote: {
    do: ['Say from when what the page shows is, and leave what can still be read in its place.'],
    dont: ['Do not show a toast that says the same.'],
  },
  PageContent: {
    do: ['Give each page one, with a title that says where the reader is.'],
    dont: ['Do not write a second `h1` beside its title.'],
  },
  PageHeader: {
    do: ['Begin at `level={2}` inside a page that has a title.'],
    dont: ['Do not offer more than two actions: put the others into a `Menu`.'],
  },
  PageLayout: {
    do: ['Draw it once around all pages, so that its navigation stays.'],
    dont: ['Do not write a second `main` inside.'],
  },
  Panel: {
    do: ['Give it a title.'],
    dont: ['Do not put a panel into a panel.'],
  },
  SiteFooter: {
    do: ['Draw it on every page, also where one logs in.'],
    dont: ['Do not leave it out where a page ends in a long list.'],
  },
  TopNavigation: {
    do: ['Say which page is open by its address.'],
    dont: ['Do not list pages that the reader may not open.'],
  },

  Agenda: {
    do: ['Hand over events in the order of time.', 'Pass `now` from state, so that days keep their names.'],
    dont: ['Do not list months of events: use `WhatsOn`.'],
  },
  Ballot: {
    do: ['Let readers look at the ballot once more before it is cast.'],
    dont: ['Do not order candidates by name for everybody: the first would win by it.'],
  },
  ConfirmDelete: {
    do: ['Say what goes with it: registrations, likes.'],
    dont: ['Do not ask again in a second dialog.'],
  },
  ConflictNotice: {
    do: ['Keep what the reader typed until they have chosen.'],
    dont: ['Do not overwrite what somebody else saved without asking.'],
  },
  DoorScreen: {
    do: ['Keep the screen awake and the list of guests on the device: doors have no network.'],
    dont: ['Do not show the whole list of guests: others look on.'],
  },
  EventCard: {
    do: ['Pass `now` from state.', 'Lay many out with `EventGrid`.'],
    dont: ['Do not add a second link around it: the whole card is one.'],
  },
  EventDetails: {
    do: ['Draw it in a `ThemeScope` with the colours of its society.'],
    dont: ['Do not show a second button that registers.'],
  },
  FilterChips: {
    do: ['Keep what is pressed in the address, so that a list can be sent to somebody.'],
    dont: ['Do not reorder chips when they are pressed.'],
  },
  FormModal: {
    do: ['Keep it to what one person fills in within a minute.'],
    dont: ['Do not split one form over several modals: give it a page.'],
  },
  JoinModal: {
    do: ['Say at once that somebody has joined, and put it back when the server refuses.'],
    dont: ['Do not open it for a member: lead to the society.'],
  },
  LoginForm: {
    do: ['Say the same of an unknown ID and of a wrong password.'],
    dont: ['Do not empty the fields after a refusal.'],
  },
  MerchCard: {
    do: ['Say the price with its currency, by `SocietiesProvider`.'],
    dont: ['Do not lead to a shop in the same window without saying so.'],
  },
  NoticeBell: {
    do: ['Count what is new since the list was last opened.'],
    dont: ['Do not make it the only sign of what has to be done.'],
  },
  PlotCard: {
    do: ['Say in the title what is counted.', 'Keep the table of the same numbers.'],
    dont: [
      'Do not tell series apart by colour alone.',
      'Do not draw a line through fewer than three values.',
    ],
  },
  PostCard: {
    do: ['Open the whole post, and keep its address.'],
    dont: ['Do not cut a text that fits.'],
  },
  QrCode: {
    do: ['Say beside it what it is for, and give a way for whoever cannot scan.'],
    dont: ['Do not draw it on a dark ground or in a society’s colours: readers fail.'],
  },
  SignupForm: {
    do: ['Ask for what is needed, and nothing else.', 'Say the rules of a password before it is typed.'],
    dont: ['Do not ask for things that a profile can ask later.'],
  },
  SocietyCard: {
    do: ['Lay many out with `SocietyGrid`.'],
    dont: ['Do not put another button into it: the whole card is one target.'],
  },
  SocietyFilters: {
    do: ['Keep what it says in the address.', 'Say how many societies are left.'],
    dont: ['Do not hide the way back to all of them.'],
  },
  SocietyGrid: {
    do: ['Leave `societies` undefined while they load: it draws skeletons.'],
    dont: ['Do not show an empty grid for an error: say it with `error`.'],
  },
  SocietyHeader: {
    do: ['Show it whole on Home and Info, and `compact` on other pages.'],
    dont: ['Do not write over the banner: nobody knows its colours.'],
  },
  ThemeEditor: {
    do: ['Show its advice: it says which text colour is used in place of the chosen one.'],
    dont: ['Do not store colours that it calls wrong.'],
  },
  WhatsOn: {
    do: ['Keep its filters in the address.', 'Pass `now` from state.'],
    dont: ['Do not ask the server anew for what is only folded.'],
  },
  WidgetBoard: {
    do: ['Draw it on the server too: it needs no script.'],
    dont: ['Do not load `/widget-grid` for readers: only committees arrange.'],
  },
  WidgetGrid: {
    do: ['Ask before somebody leaves a layout that is not saved.'],
    dont: ['Do not take the menu of each widget away: not everybody drags.'],
  },
};
