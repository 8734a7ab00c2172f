import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { LiveCatalogue } from './live-catalogue.ts'

/** The brand, for what cannot be written without one. No e-mail is sent and no form is taken before the flows are ready. */
export function soundBrand(flows: LiveCatalogue): BrandFile {
  const { brand } = flows.current()
  if (!brand) throw new Error('There is no brand to write e-mails for: flows/brand.json was never sound.')
  return brand
}
