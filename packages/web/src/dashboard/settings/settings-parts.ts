/** In the order of the page: the person, who is trusted with what, then what is paid, then choices. */
export const parts = [
  'you',
  'sign-in',
  'beneficiaries',
  'contact',
  'investor',
  'links',
  'letter',
  'plans',
  'cards',
  'receipts',
  'notifications',
  'choices',
  'privacy',
] as const
export type PartName = (typeof parts)[number]
