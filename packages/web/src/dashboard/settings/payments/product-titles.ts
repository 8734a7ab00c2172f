import { spanishProductTitles } from '@app/schemas/rules/money/spanish-product-titles'
import { useLanguage } from '../../../client/language.ts'

/** What something that is paid for is called. One that is new here goes by what the service calls it, which is English. */
export function useProductTitles(): (name: string, inEnglish: string) => string {
  const spoken = useLanguage()
  return (name, inEnglish) => (spoken === 'es' ? (spanishProductTitles.get(name) ?? inEnglish) : inEnglish)
}
