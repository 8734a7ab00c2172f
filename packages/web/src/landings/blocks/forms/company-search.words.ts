import type { Words } from '../../../client/language.ts'

export const companySearchWords: Words<{ readonly found: string; readonly start: string; readonly typedStart: string }> = {
  en: { found: 'Companies found', start: 'I worked here', typedStart: 'It’s not in the list: search for it as I typed it' },
  es: { found: 'Empresas encontradas', start: 'Trabajé aquí', typedStart: 'No está en la lista: buscar con el nombre que escribí' },
}
