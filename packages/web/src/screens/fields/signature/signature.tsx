import { bad, good } from '@app/schemas/rules/checked'
import { toSentSignature } from '@app/schemas/rules/signature'
import { useSession } from '../../../client/session.ts'
import { late } from '../../../ui/late.tsx'
import type { FieldKind } from '../field-kind.ts'
import { signedOf } from './signed.ts'

const Input = late(() => import('./signature-input.tsx').then(({ SignatureField }) => SignatureField))

/**
 * A typed name signs, when it is the person’s own; a drawing only goes with it. What is sent is the name, or name and drawing. A
 * signature is given anew each time: this browser never keeps one.
 */
export const signature: FieldKind = {
  Input,
  read: (value) => {
    const { typed, strokes } = signedOf(value)
    const { user } = useSession.getState()
    if (user === 'unknown' || user === false) return typed.trim() === '' ? bad('required') : good(typed.trim())
    const signed = toSentSignature(typed, user)
    return signed.ok && strokes ? good({ typed: signed.value, strokes }) : signed
  },
  words: (value) => signedOf(value).typed,
  isSecret: true,
}
