import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Language, Words } from '@app/schemas/language'
import { brandIn } from './in-language.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { soundBrand } from './sound-brand.ts'

/** How people reach us, and when, in each language. */
export function supportWords(flows: LiveCatalogue): Words<BrandFile['support']> {
  const brand = soundBrand(flows)
  const words = (language: Language) => brandIn(language, brand, flows.current()).support
  return { en: words('en'), es: words('es') }
}
