import type { Language } from '@app/schemas/language'
import type { Person, Sender } from '../../http/call/handlers.ts'

/** A person who is signed in, and the language in which they read the answer. */
export type Reader = Person & { readonly language: Language }

export function readerOf({ person, sender }: { readonly person: Person; readonly sender: Sender }): Reader {
  return { ...person, language: sender.language }
}
