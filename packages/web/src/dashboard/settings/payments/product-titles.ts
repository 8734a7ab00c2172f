import { useLanguage } from '../../../client/language.ts'

/** What plans, products and fees are called in Spanish, by the names that the service has for them. */
const inSpanish: Readonly<Record<string, string>> = {
  retirement_account_membership: 'Membresía',
  retirement_concierge: 'Membresía con conserje',
  find_money: 'Encontrar mi dinero',
  concierge: 'Conserje para una cuenta',
  free_plan: 'Plan gratis',
  tip: 'Propina',
  performance: 'Parte de tus ganancias',
  loan_fee: 'Cargo por preparar tu préstamo',
}

/** What something that is paid for is called. One that is new here goes by what the service calls it, which is English. */
export function useProductTitles(): (name: string, inEnglish: string) => string {
  const spoken = useLanguage()
  return (name, inEnglish) => (spoken === 'es' && Object.hasOwn(inSpanish, name) ? (inSpanish[name] ?? inEnglish) : inEnglish)
}
