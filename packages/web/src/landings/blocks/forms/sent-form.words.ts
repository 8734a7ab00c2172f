import type { Words } from '../../../client/language.ts'

type Own = {
  readonly unsent: string
  /** For programs that fill in everything: people do not see this field. */
  readonly leaveEmpty: string
}

export const sentFormWords: Words<Own> = {
  en: { unsent: 'This hasn’t been sent yet', leaveEmpty: 'Leave this empty' },
  es: { unsent: 'Esto aún no se envió', leaveEmpty: 'Deja esto vacío' },
}
