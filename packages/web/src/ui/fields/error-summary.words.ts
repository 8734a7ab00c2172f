import type { Words } from '../../client/language.ts'

type Own = { readonly title: string; readonly prefix: string }

export const words: Words<Own> = {
  en: { title: 'There’s a problem', prefix: 'Error: ' },
  es: { title: 'Hay un problema', prefix: 'Error: ' },
}
