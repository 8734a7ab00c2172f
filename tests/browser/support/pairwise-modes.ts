import { isWhole } from './is-whole.ts'

/** Ten modes that between them have every kind of step: search, rollover, loan, savings, concierge, the account and the questionnaire. */
export const tenModes: readonly string[] = [
  'dashboard-loan',
  'dashboard-lost-money',
  'dashboard-savings',
  'dashboard-search',
  'landing-concierge',
  'landing-fc-iraonly',
  'landing-fc-newloanalt',
  'landing-rc',
  'landing-rollover-v3',
  'landing-solo-only',
]

/** The modes that are walked in pairs of answers: of the ten, or one for each file. */
export const pairwiseModes: readonly string[] = isWhole ? tenModes : ['dashboard-loan', 'landing-solo-only']
