import { isLanguage, type Language } from '@app/schemas/language'

/** The language in which the service drew the page. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
