import type { Words } from '../../client/language.ts'

type Own = { readonly title: string; readonly prefix: string }

export const words: Words<Own> = {
  en: { title: 'There is a problem', prefix: 'Error: ' },
  es: { title: 'Hay un problema', prefix: 'Error: ' },
}
