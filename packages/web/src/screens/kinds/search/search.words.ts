import type { Words } from '../../../client/language.ts'

type ByState = { readonly running: string; readonly ended: string }

type Own = {
  readonly title: ByState
  readonly note: ByState
  readonly goOn: ByState
  readonly running: (since: Date) => string
  readonly ended: (on: Date) => string
  readonly again: string
}

const day = (language: string, date: Date) => date.toLocaleDateString(language, { month: 'long', day: 'numeric', year: 'numeric' })

export const searchWords: Words<Own> = {
  en: {
    title: { running: 'Your search is running', ended: 'Your search is done' },
    note: { running: 'It continues without you', ended: 'Nothing is searched again unless you ask' },
    goOn: { running: 'See how it’s going', ended: 'See what we found' },
    running: (since) =>
      `It began on ${day('en-US', since)}. You can close this page. Anything you change below counts for the next search.`,
    ended: (on) => `It ended on ${day('en-US', on)}. If you change something below, search once more.`,
    again: 'Search once more',
  },
  es: {
    title: { running: 'Tu búsqueda está en marcha', ended: 'Tu búsqueda terminó' },
    note: { running: 'Sigue sin ti', ended: 'No se busca de nuevo si no lo pides' },
    goOn: { running: 'Ver cómo va', ended: 'Ver lo que encontramos' },
    running: (since) =>
      `Empezó el ${day('es-US', since)}. Puedes cerrar esta página. Lo que cambies abajo cuenta para la próxima búsqueda.`,
    ended: (on) => `Terminó el ${day('es-US', on)}. Si cambias algo abajo, busca una vez más.`,
    again: 'Buscar una vez más',
  },
}
