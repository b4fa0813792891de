/** The English ordinal of a number: 1st, 2nd, 3rd, 4th, 11th. */
const ordinal = (place: number): string => {
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
};

export const ballotMessages = {
  openUntil: (day: string, time: string) => `Open until ${day}, ${time}`,
  close: 'Close',
  progress: 'Roles',
  step: (step: number, steps: number) => `Role ${step} of ${steps}`,
  hint: 'Tap people in the order you would like them. Drag to change it. You do not have to rank everybody.',
  ordinal,
  ranked: 'Your order',
  notRanked: 'Not ranked',
  otherOrder: 'Everybody sees a different order',
  rank: (name: string, place: number) => `Rank ${name} ${ordinal(place)}`,
  takeOut: (name: string, place: number) => `${ordinal(place)}: ${name}. Press to take out`,
  reopenHint: 'Vote again instead',
  read: 'Read statement',
  readOf: (name: string) => `Read statement of ${name}`,
  closeStatement: 'Close',
  closeStatementOf: (name: string) => `Close the statement of ${name}`,
  move: (name: string, place: number, places: number) => `Move ${name}, now ${ordinal(place)} of ${places}`,
  moveHint: 'Press the up and down arrow keys to move, or press Enter for all moves.',
  first: 'Make first',
  up: 'Move up',
  down: 'Move down',
  remove: 'Take out',
  saidRanked: (name: string, place: number) => `${name} is your ${ordinal(place)} choice.`,
  saidMoved: (name: string, place: number, places: number) =>
    `${name} moved to ${ordinal(place)} of ${places}.`,
  saidTakenOut: (name: string) => `${name} is not ranked any more.`,
  none: 'Nobody stands for this role.',
  back: 'Back',
  skip: 'Skip',
  next: (role: string) => `Next: ${role}`,
  review: 'Review my ballot',
  yours: 'Your ballot',
  yoursHint: 'Read it once more. It can be cast only once.',
  change: 'Change',
  changeOf: (role: string) => `Change ${role}`,
  leftOut: 'Left out: no vote for this role',
  secret: 'Secret for ever.',
  secretHint:
    'Your name is stored apart from your vote. Nobody can connect the two, not even administrators.',
  empty: 'Rank somebody for at least one role.',
  cast: 'Cast my ballot',
  done: 'Your vote is in',
  turnout: (voted: number, electorate: number) => `${voted} of ${electorate} members have voted so far.`,
  resultAfter: (day: string, time: string) => `The result comes after ${day}, ${time}.`,
  receipt: 'Your receipt',
  receiptHint:
    'With the result every ballot is published in random order. Find yours by this receipt and see that it was counted. Only you have it: we keep no copy with your name.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Write it down, or save it.',
  save: 'Save',
  file: (receipt: string, title: string) => `Receipt of your ballot in “${title}”: ${receipt}\n`,
  fileName: 'receipt',
} as const;
