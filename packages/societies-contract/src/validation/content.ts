/** What forms about societies and what they publish say about a field. Source: specification, section 5. */
export const contentValidation = {
  societyRequest: {
    nameRequired: 'Society name is required',
    nameMin: (min: number) => `Society name must be at least ${min} characters`,
    proposalRequired: 'Proposal is required',
    proposalMin: (min: number) => `Proposal must be at least ${min} characters`,
    categoryRequired: 'Category is required',
  },
  event: {
    nameRequired: 'Event name is required.',
    nameMax: (max: number) => `Event name takes at most ${max} characters.`,
    dateRequired: 'Event date is required.',
    timeRequired: 'Event time is required.',
    venueRequired: 'Event venue is required.',
    descriptionRequired: 'Event description is required.',
    durationRange: 'Event duration is required and must be at least 30 minutes.',
    participantsRange: 'Max participants is required and must be at least 1.',
    priceRange: 'Event price is required and must be a non-negative number.',
  },
  post: {
    titleRequired: 'Post title is required',
    contentRequired: 'Post content is required',
  },
  merch: {
    nameRequired: 'Merch name is required.',
    descriptionRequired: 'Merch description is required.',
    categoryRequired: 'Merch category is required.',
    urlRequired: 'Merch URL is required.',
    urlInvalid: 'Please enter a valid web address, starting with https://',
    priceRange: 'Merch price is required and must be > 0.01.',
  },
  role: { nameRequired: 'Role name is required.' },
  widget: { overlap: 'Another widget is in that place.' },
} as const;
