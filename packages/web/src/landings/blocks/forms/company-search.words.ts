import type { Words } from '../../../client/language.ts'

export const companySearchWords: Words<{ readonly found: string }> = {
  en: { found: 'Companies found' },
  es: { found: 'Empresas encontradas' },
}
