/** Ten modes that between them have every kind of step: search, rollover, loan, savings, concierge, the account and the questionnaire. */
export const pairwiseModes: readonly string[] = [
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
