/** The statement: each section has a heading, paragraphs and perhaps a list. True of the product; an operator adds their own. */
export const accessibilityStatementMessages = {
  title: 'Accessibility',
  intro:
    'We want everybody at the university to be able to use this site. It is built to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. It meets them in part, for the reasons below.',
  tested: 'What was tested',
  testedHint: 'Before each release, programs look at every page, in Chromium:',
  testedItems: [
    'the rules of WCAG 2.2 AA that the program axe can check, in light and dark, and with colours that societies choose',
    'what is done with a keyboard alone: menus, dialogs, forms, tables, and the arranging of a society’s home page',
    'widths from 320 to 1,440 pixels without scrolling sideways, and a window at twice its size',
    'controls of at least 44 by 44 pixels on phones',
    'forced colours, reduced motion, and a browser that translates the page',
  ],
  short: 'What falls short',
  shortItems: [
    'No audit by an independent body has taken place, and no test with people who use assistive technology. Programs find only part of what can be wrong.',
    'It was not tried with the screen readers NVDA, JAWS, VoiceOver and TalkBack, nor in Firefox and Safari.',
    'Pictures that societies publish may hold text that is nowhere else. Documents that they upload may not be accessible.',
    'Reading a code at the door needs a camera. An ID can be typed instead.',
    'The sky on the first page is a drawing and says nothing that is not said beside it.',
  ],
  feedback: 'Tell us',
  contact: (address: string) =>
    `If something keeps you from using this site, or you need its content in another form, write to ${address}. Say which page it was and what you use, such as a screen reader.`,
  nobody:
    'If something keeps you from using this site, tell the university or the students’ union. Say which page it was and what you use, such as a screen reader.',
  made: 'About this statement',
  madeHint:
    'It was written by the makers of this software, from the results of its tests. Those who run this site may have changed its colours, and are responsible for what stands on it.',
} as const;
