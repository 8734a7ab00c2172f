import { z } from 'zod'
import { decryptField, encryptField } from '../../security/field-encryption.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import type { LetterWords } from './letter-page.ts'
import type { SealedLetter } from './store.ts'

type Readable = LetterWords & { readonly to: string }
type Column = 'recipient' | 'subject' | 'body'
type SealedTexts = Pick<SealedLetter, Column>

const body = z.object({
  paragraphs: z.array(z.string()).readonly(),
  action: z.object({ label: z.string(), url: z.string() }).exactOptional(),
  unsubscribeUrl: z.string().exactOptional(),
})

/** What a letter says and to whom, as it is kept. */
export function sealLetter(keys: KeyRing, rowId: string, { to, subject, ...words }: Readable): SealedTexts {
  const seal = (column: Column, text: string) => encryptField(keys, { table: 'letters', column, rowId }, text)
  return { recipient: seal('recipient', to), subject: seal('subject', subject), body: seal('body', JSON.stringify(words)) }
}

export function openLetter(keys: KeyRing, letter: SealedTexts & { readonly id: string }): Readable {
  return { ...openHead(keys, letter), ...body.parse(JSON.parse(open(keys, letter.id, 'body', letter.body))) }
}

/** As much as a list shows. */
export function openHead(
  keys: KeyRing,
  { id, recipient, subject }: SealedTexts & { readonly id: string },
): Pick<Readable, 'to' | 'subject'> {
  return { to: open(keys, id, 'recipient', recipient), subject: open(keys, id, 'subject', subject) }
}

function open(keys: KeyRing, rowId: string, column: Column, sealed: string): string {
  return decryptField(keys, { table: 'letters', column, rowId }, sealed)
}
