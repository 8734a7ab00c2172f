import type { Language } from '@app/schemas/language'

/** The address of a page in a language. That of the English one is plain, as advertisements have it. */
export function addressIn(language: Language, address: string): string {
  return language === 'en' ? address : `${address}?language=${language}`
}
