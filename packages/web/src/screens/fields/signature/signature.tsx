import { bad, good } from '@app/schemas/rules/answers/checked'
import type { PersonName } from '@app/schemas/rules/people/names'
import { toSentSignature } from '@app/schemas/rules/people/signature'
import { useSession } from '../../../client/session/session.ts'
import { late } from '../../../ui/late.tsx'
import { savedSigning } from '../../data/papers/signing.ts'
import type { FieldKind } from '../field-kind.ts'
import { signedOf } from './signed.ts'

const Input = late(() => import('./signature-input.tsx').then(({ SignatureField }) => SignatureField))

/**
 * A typed name signs, when it is the person’s own: under papers the one that stands in them. A drawing only goes with it. What is sent is
 * the name, or name and drawing. A signature is given anew each time: this browser never keeps one.
 */
export const signature: FieldKind = {
  Input,
  read: (value, { record }) => {
    const { typed, strokes } = signedOf(value)
    const signer = signerOf(record)
    if (!signer) return typed.trim() === '' ? bad('required') : good(typed.trim())
    const signed = toSentSignature(typed, signer)
    return signed.ok && strokes ? good({ typed: signed.value, strokes }) : signed
  },
  words: (value) => signedOf(value).typed,
}

/** What this page knows of the account may be old: the name may have been changed on another device. Papers come with theirs. */
function signerOf(record: string | undefined): PersonName | undefined {
  const signer = record === 'signing_sessions' ? savedSigning.peek()?.signer : undefined
  if (signer) return signer
  const { user } = useSession.getState()
  return user === 'unknown' || user === false ? undefined : user
}
