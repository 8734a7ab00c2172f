/** Pages of ours outside the flows lead into them by these names; which mode and step each one is, the mode files say. */
export const appPlaces = [
  'about-you',
  'account-costs',
  'accounts-found',
  'after-call',
  'could-borrow',
  'invited',
  'investor-questions',
  'link-bank',
  'link-savings',
  'loan-terms',
  'move-account',
  'move-call',
  'move-destination',
  'move-papers',
  'moving-money',
  'open-plan',
  'other-loans',
  'savings-plan',
  'search',
  'search-call',
  'signing',
  'state-money',
] as const

export type AppPlace = (typeof appPlaces)[number]
