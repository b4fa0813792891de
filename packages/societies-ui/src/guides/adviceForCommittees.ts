/** On what committees and administrators work with. */
export const adviceForCommittees = {
  AddPeople: {
    do: [
      'Say by `onCheck` which IDs are unknown or members already, before anybody is added.',
      'Tell those who were added, and how they leave.',
    ],
    dont: ['Do not add anybody while the list is pasted.', 'Do not drop the whole list for one wrong ID.'],
  },
  AdminDashboard: {
    do: [
      'Leave `analytics` out while it loads: the page keeps its place.',
      'Say how many requests wait: that is why most come.',
    ],
    dont: [
      'Do not fill it with figures that lead to no action.',
      'Do not hide the links when the figures fail.',
    ],
  },
  AdminLayout: {
    do: [
      'Mark the page that is open by `current`.',
      'Show the number that waits at the page that it waits on.',
    ],
    dont: [
      'Do not draw it for others: show `RestrictedAccess`.',
      'Do not put a second sidebar into its page.',
    ],
  },
  AffiliationChecklist: {
    do: [
      'Show what the office wants changed before all else: it does so when you pass its comments.',
      'Keep each answer as it is given: a round takes weeks.',
    ],
    dont: [
      'Do not offer to hand in while something is missing.',
      'Do not let a committee tick what the office has to.',
    ],
  },
  AffiliationReview: {
    do: [
      'Write a comment to each item that is sent back.',
      'Keep the table beside it, and go to the next one when one is done.',
    ],
    dont: ['Do not send back without a word.', 'Do not change a society’s answers for it.'],
  },
  AffiliationTable: {
    do: ['Keep `state`, `search` and `page` in the address.', 'Remind only those whose turn it is.'],
    dont: [
      'Do not remind by itself each day.',
      'Do not drop societies that are done: the counts would not add up.',
    ],
  },
  AnalyticsCards: {
    do: ['Keep each group to figures of one kind.', 'Offer Retry where they could not be read.'],
    dont: [
      'Do not show figures of so few people that they name somebody.',
      'Do not show zeroes for what was not counted.',
    ],
  },
  AttendanceTable: {
    do: ['Show events without check-in as not counted.', 'Give it past events alone.'],
    dont: [
      'Do not read it as interest: rain keeps people at home.',
      'Do not name guests in it: that is a `GuestList`.',
    ],
  },
  CodeScanner: {
    do: [
      'Draw it only once somebody wants to scan: it asks for the camera at once.',
      'Offer a field to type a code, for a camera that is refused or broken.',
    ],
    dont: [
      'Do not keep it in a page that is out of sight: the light of the camera stays on.',
      'Do not act twice when it reads the same code twice.',
    ],
  },
  ComingTerm: {
    do: ['Say the day from which the role is theirs.', 'Tell the committee when it is declined.'],
    dont: ['Do not give the rights of the role before its first day.', 'Do not take silence for a yes.'],
  },
  CommitteeEditor: {
    do: [
      'Follow `onDirtyChange`, and ask before somebody leaves.',
      'Say by `administrator` who may change the President.',
    ],
    dont: [
      'Do not name people who are not members.',
      'Do not use it to hand the presidency over: that is a `HandOver`.',
    ],
  },
  CommitteeList: {
    do: [
      'Show posts without a holder too: somebody may want one.',
      'Give `onChangeMembers` only to those who may.',
    ],
    dont: [
      'Do not show addresses of people: write to the society.',
      'Do not sort it by names: posts have an order.',
    ],
  },
  ContentList: {
    do: [
      'Leave `items` undefined while they load, and give as many skeletons as a page has.',
      'Say in `emptyAction` how the first one is made.',
    ],
    dont: ['Do not show an empty list for an error.', 'Do not offer the action in a feature that is off.'],
  },
  EditingWidgetModal: {
    do: [
      'Open it instead of a form in which nothing could be chosen.',
      'Say where the missing content is made.',
    ],
    dont: [
      'Do not open it where the feature is off: leave the type out of the choice.',
      'Do not use it for other news: that is a `Modal`.',
    ],
  },
  ElectionForm: {
    do: [
      'Leave the days that it fills in, unless term gets in the way.',
      'Hand over what the server refused as `errors`.',
    ],
    dont: [
      'Do not let an election end in the night or in a holiday.',
      'Do not change days once nominations have begun.',
    ],
  },
  ElectionList: {
    do: ['Lead to each one by `hrefOf`, ended ones too.', 'Say where somebody can still vote.'],
    dont: [
      'Do not show who leads before an election has ended.',
      'Do not list elections of other societies.',
    ],
  },
  ElectionPage: {
    do: [
      'Lead by `ballotHref` to a page of its own: voting wants quiet.',
      'Give `onPublish` only when everything is counted.',
    ],
    dont: [
      'Do not show counts while people vote.',
      'Do not hide that somebody withdrew, once ballots are out.',
    ],
  },
  ElectionResults: {
    do: [
      'Keep the role in the address, by `onRoleChange`.',
      'Offer the ballots, so that anybody can count again.',
    ],
    dont: [
      'Do not sum rounds up into percentages of your own.',
      'Do not show a ballot in a way that tells who cast it.',
    ],
  },
  ExportButton: {
    do: ['Put it at the table that it takes along.', 'Put what was filtered into the file, and no more.'],
    dont: [
      'Do not put more of people into the file than the table shows.',
      'Do not offer it for an empty table.',
    ],
  },
  HandOver: {
    do: ['Name only members: one of them is chosen.', 'Tell both, and the administrators, once it happened.'],
    dont: [
      'Do not put it beside things that are done every day.',
      'Do not leave the old President in edit mode afterwards.',
    ],
  },
  HandoverPage: {
    do: [
      'Give `onSave` only to those who hold the role.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: ['Do not keep passwords in it: say who has them.', 'Do not show it to members.'],
  },
  HistoryFilters: {
    do: ['Keep `filter` and `search` in the address.', 'Say how many entries are left.'],
    dont: [
      'Do not offer societies where the history is one society’s.',
      'Do not draw it without the table that it narrows.',
    ],
  },
  HistoryList: {
    do: [
      'Say values in words, as they stood before and after.',
      'Offer `onRestore` for as long as it works.',
    ],
    dont: ['Do not draw it for all societies: that is a `HistoryTable`.', 'Do not let entries be deleted.'],
  },
  HistoryTable: {
    do: [
      'Set `withSociety` where it is about more than one.',
      'Say by `narrowed` that filters hide the rest.',
    ],
    dont: [
      'Do not write secrets into changed values.',
      'Do not show `onRestore` where it cannot be put back any more.',
    ],
  },
  ImportList: {
    do: [
      'Say by `undoDays` for how long it can be taken back.',
      'Ask what else goes with it before an import is undone.',
    ],
    dont: ['Do not undo a part: an import is one thing.', 'Do not drop undone ones from the list.'],
  },
  Invitations: {
    do: [
      'Name each by where it hangs: “Freshers’ fair”.',
      'Keep those that ended: their counts say what worked.',
    ],
    dont: [
      'Do not use one for everything: nobody knows then what worked.',
      'Do not revoke without saying that printed posters stop working.',
    ],
  },
  JoinRequests: {
    do: ['Show the oldest first.', 'Write a reason when somebody is declined.'],
    dont: [
      'Do not show answers to members outside the committee.',
      'Do not accept more than are chosen: the button says their number.',
    ],
  },
  MailsTable: {
    do: ['Show what the mail server said, word for word.', 'Retry all only once the cause is mended.'],
    dont: ['Do not show the texts of mails in it.', 'Do not retry by itself what was refused for good.'],
  },
  MembersTable: {
    do: ['Leave `members` undefined while they load.', 'Say by `removable` whom the reader may remove.'],
    dont: ['Do not offer to remove the President.', 'Do not show it to visitors.'],
  },
  MessageComposer: {
    do: [
      'Let `onPreview` ask your server: the number of readers is then the true one.',
      'Keep what was written when sending fails.',
    ],
    dont: ['Do not show addresses of those who get it.', 'Do not send without the preview.'],
  },
  MessageText: {
    do: [
      'Use it wherever such a message is read, so that it looks as in the preview.',
      'Give it the text as it was stored.',
    ],
    dont: ['Do not turn it into HTML before.', 'Do not use it for a post: `PostDetail` draws its own.'],
  },
  MoveIn: {
    do: [
      'Try the file without storing anything, by `onCheck`.',
      'Offer the refused rows as a file, with the reason in each.',
    ],
    dont: ['Do not store a part of a file.', 'Do not guess silently: the reader can change each column.'],
  },
  OrphansTable: {
    do: ['Put societies first that somebody asks to take over.', 'Say to those who asked what became of it.'],
    dont: [
      'Do not remove a society because it stands here.',
      'Do not accept somebody who is not a student any more.',
    ],
  },
  RemoveSociety: {
    do: ['Warn by `onWarn` in words of what goes with it.', 'Say for how long it can be put back.'],
    dont: [
      'Do not put a dialog before it: the first press is the question.',
      'Do not put it beside what is pressed every day.',
    ],
  },
  RemovedSocieties: {
    do: ['Say until which day each can be put back.', 'Say in a toast where a restored one is found.'],
    dont: ['Do not list what is gone for good.', 'Do not restore the society without its members.'],
  },
  RenameSociety: {
    do: ['Let old links lead to the new name.', 'Show a name that is taken at its field, by `fieldErrors`.'],
    dont: [
      'Do not let a committee rename itself by it: administrators do.',
      'Do not change the ID with the name.',
    ],
  },
  RequestModal: {
    do: ['Show what the student wrote in full.', 'Set `pending` while a decision is stored.'],
    dont: ['Do not reject without saying why.', 'Do not open the next request by itself.'],
  },
  RequestsTables: {
    do: ['Leave `requests` undefined while they load.', 'Show the oldest first: somebody waits.'],
    dont: ['Do not mix rejected ones among those that wait.', 'Do not delete one that was not rejected.'],
  },
  RoleManager: {
    do: [
      'Name roles by what people say: “Treasurer”.',
      'Say by `grantable` what the reader may give away.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not delete a role without saying who holds it.',
      'Do not store each press: one bar saves them all.',
    ],
  },
  RoundEditor: {
    do: [
      'Begin with a template, and take away what you do not need.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not ask for what the platform counts itself.',
      'Do not change what is asked once societies have handed in.',
    ],
  },
  SentMessages: {
    do: [
      'Show how many got each one, counted when it was sent.',
      'Show it to the committee, beside the `MessageComposer`.',
    ],
    dont: ['Do not list who read what.', 'Do not let a message be changed once it was sent.'],
  },
  SiteForm: {
    do: [
      'Show the welcome as it will look, in its preview.',
      'Follow `onDirtyChange`, and ask before somebody leaves.',
    ],
    dont: [
      'Do not name one person’s own address: they leave.',
      'Do not save over what another administrator wrote: hand it over as `conflict`.',
    ],
  },
  SocietiesTable: {
    do: ['Keep `state` in the address.', 'Lead from each row to its `SocietyDetails`.'],
    dont: [
      'Do not use it for students: they browse a `SocietyGrid`.',
      'Do not remove societies from a row: that needs a look at one first.',
    ],
  },
  SocietyAdminModal: {
    do: [
      'Lead on to the details: it holds only what is needed at a glance.',
      'Say by `onWarn` what goes with the society.',
    ],
    dont: [
      'Do not close it after the first press of “Remove Society”.',
      'Do not open it for readers who are not administrators: that is a `JoinModal`.',
    ],
  },
  SocietyChecklist: {
    do: [
      'Show it to the President above all else: it goes by itself when all is there.',
      'Lead by `onStep` straight to the field.',
    ],
    dont: ['Do not tick a step that was only opened.', 'Do not show it to visitors.'],
  },
  SocietyDetails: {
    do: [
      'Leave each part out while it loads: they arrive one by one.',
      'Hand the way to remove it over as `removal`, so that it stands last.',
    ],
    dont: [
      'Do not show it to committees: their dashboard has what they need.',
      'Do not edit its pages from here: go to them.',
    ],
  },
  Sparkline: {
    do: [
      'Put it beside the number that it ends in, in a `StatCard`.',
      'Give it the same span for every number in a row.',
    ],
    dont: [
      'Do not tell anything by it alone: it is decorative.',
      'Do not use it where values are read: that is a `PlotCard`.',
    ],
  },
  SuccessorForm: {
    do: [
      'Begin the term on the day after the present one ends.',
      'Tell the one who is named, and let them answer by a `ComingTerm`.',
    ],
    dont: ['Do not name anybody who is not a member.', 'Do not leave days between two terms.'],
  },
  SuspendUser: {
    do: [
      'Name the societies that somebody presides over, by `presidentOf`.',
      'Write a reason that the person can read.',
    ],
    dont: [
      'Do not suspend to settle a quarrel in a society: its committee can remove a member.',
      'Do not offer it for an administrator.',
    ],
  },
  TakeoverForm: {
    do: ['Offer it only where nobody leads.', 'Say who decides, and how long it takes.'],
    dont: ['Do not make anybody President at once.', 'Do not ask for more than why.'],
  },
  TermsTable: {
    do: [
      'Show roles whose term ends soon and that have no successor.',
      'Say by `mayChange` what the reader may change.',
    ],
    dont: [
      'Do not end a role by itself on its last day without a word.',
      'Do not use it for past committees.',
    ],
  },
  UserDetails: {
    do: ['Hand over as `children` what may be done to the user.', 'Leave `user` out while it loads.'],
    dont: [
      'Do not show what administrators need not know to decide.',
      'Do not offer to remove an administrator.',
    ],
  },
  UsersTable: {
    do: ['Lead from each row to its `UserDetails`.', 'Leave `users` undefined while they load.'],
    dont: [
      'Do not use it to choose a person in a form: that is a `Combobox`.',
      'Do not show it to committees: they have a `MembersTable`.',
    ],
  },
};
