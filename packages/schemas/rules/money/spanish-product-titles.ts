/** What plans, products and fees are called in Spanish, by the names that the service has for them. */
export const spanishProductTitles: ReadonlyMap<string, string> = new Map([
  ['retirement_account_membership', 'Membresía'],
  ['retirement_concierge', 'Membresía con conserje'],
  ['find_money', 'Encontrar mi dinero'],
  ['concierge', 'Conserje para una cuenta'],
  ['free_plan', 'Plan gratis'],
  ['tip', 'Propina'],
  ['performance', 'Parte de lo que movemos'],
  ['loan_fee', 'Cargo por preparar tu préstamo'],
])
