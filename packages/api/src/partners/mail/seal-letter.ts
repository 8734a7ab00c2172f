import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import type { LetterWords } from './letter-page.ts'
import { sealedLetters } from './sealed.ts'
import type { SealedLetter } from './store.ts'

type Readable = LetterWords & { readonly to: string }
type SealedTexts = Pick<SealedLetter, 'recipient' | 'subject' | 'body'>

const body = z.object({
  paragraphs: z.array(z.string()).readonly(),
  action: z.object({ label: z.string(), url: z.string() }).exactOptional(),
  unsubscribeUrl: z.string().exactOptional(),
})

/** The texts of a message as they are stored. */
export function sealLetter(keys: KeyRing, rowId: string, { to, subject, ...words }: Readable): SealedTexts {
  const { seal } = sealing(keys, sealedLetters)
  return {
    recipient: seal('recipient', rowId, to),
    subject: seal('subject', rowId, subject),
    body: seal('body', rowId, JSON.stringify(words)),
  }
}

export function openLetter(keys: KeyRing, letter: SealedTexts & { readonly id: string }): Readable {
  return { ...openHead(keys, letter), ...body.parse(JSON.parse(sealing(keys, sealedLetters).open('body', letter.id, letter.body))) }
}

/** The texts that a list shows. */
export function openHead(
  keys: KeyRing,
  { id, recipient, subject }: SealedTexts & { readonly id: string },
): Pick<Readable, 'to' | 'subject'> {
  const { open } = sealing(keys, sealedLetters)
  return { to: open('recipient', id, recipient), subject: open('subject', id, subject) }
}
