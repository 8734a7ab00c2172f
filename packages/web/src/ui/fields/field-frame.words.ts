import type { Words } from '../../client/language.ts'

type Own = { readonly optional: string }

export const words: Words<Own> = { en: { optional: 'optional' }, es: { optional: 'opcional' } }
