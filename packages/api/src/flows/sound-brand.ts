import type { LiveCatalogue } from './live-catalogue.ts'

/** No letter is sent and no form is taken before the flows are read, and they never lose their last good brand. */
export function soundBrand(flows: LiveCatalogue) {
  const brand = flows.brand()
  if (!brand) throw new Error('There is no brand to write letters for: flows/brand.json was never sound.')
  return brand
}
