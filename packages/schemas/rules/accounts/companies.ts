/** What the search for a company by its name asks for. */
export const companySearch = { limit: 5, ordering: '-assets' } as const

/** What the list of the largest companies asks for. */
export const topCompanies = { offset: 0, limit: 50, ordering: '-plan_asset' } as const
