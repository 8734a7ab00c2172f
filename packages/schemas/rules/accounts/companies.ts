/** What the search for a company by its name asks for. */
export const companySearch = { limit: 5, ordering: '-assets' } as const

/** What the list of the largest companies asks for. */
export const topCompanies = { offset: 0, limit: 50, ordering: '-plan_asset' } as const

/** The company of exactly this name, in upper or lower case; a name that is not found gives null. */
export function companyByName<Company extends { readonly company_name: string }>(
  companies: readonly Company[],
  name: string,
): Company | null {
  const wanted = name.trim().toLowerCase()
  return companies.find(({ company_name }) => company_name.trim().toLowerCase() === wanted) ?? null
}
