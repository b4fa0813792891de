/** What an operator says about their site. */
export const siteWords = {
  contact_email: 'societies@university.example',
  privacy_url: 'https://university.example/privacy',
  terms_url: 'https://university.example/terms',
  accessibility_url: 'https://university.example/accessibility',
  imprint_url: 'https://university.example/imprint',
  welcome: [
    'Every society of the **University of Example** has its home here.',
    'Questions? Come to the [students’ union](https://union.example), or to the fair:',
    '- Monday, in the Great Hall\n- Tuesday, on the lawn',
  ].join('\n\n'),
  version: 3,
} as const;
