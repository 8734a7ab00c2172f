/** Pages of ours outside the flows lead into them by these names; which mode and step each one is, the mode files say. */
export const appPlaces = [
  'about-you',
  'accounts-found',
  'after-call',
  'invited',
  'investor-questions',
  'link-savings',
  'loan-terms',
  'move-call',
  'move-destination',
  'moving-money',
  'open-plan',
  'other-loans',
  'savings-plan',
  'search-call',
  'signing',
] as const

export type AppPlace = (typeof appPlaces)[number]
