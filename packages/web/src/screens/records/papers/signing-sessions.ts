import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, type Failure, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { openedAccounts } from '../../data/money/ira-accounts.ts'
import { type Signing, savedSigning } from '../../data/papers/signing.ts'
import { signedOf } from '../../fields/signature/signed.ts'
import { lacksSpouse } from '../../papers/asked-of-signers.ts'
import type { RecordKind, Work } from '../record.ts'

const noSpouse: Words<string> = {
  en: 'Have your spouse type their full name. A loan of this size needs it. You can also borrow less.',
  es: 'Pide a tu cónyuge que escriba su nombre completo. Un préstamo de esta cantidad lo necesita. También puedes pedir menos.',
}
const notYet: Words<string> = {
  en: 'Your papers aren’t signed yet. Sign them on your phone, or go back and sign on this screen.',
  es: 'Tus documentos todavía no están firmados. Fírmalos en tu teléfono, o vuelve atrás y firma en esta pantalla.',
}

/** Signs every paper that was shown, with one signature; or sees that a telephone has. */
export const signingSessions: RecordKind = {
  save: async ({ signature, spouse_name: spouse, on_phone: onPhone }, work) => {
    const signed = onPhone === true ? await seeSigned() : await sign(signature, spouse, work)
    // Who signs the papers of an account asks for it with that.
    if (signed.ok) openedAccounts.forget()
    return signed
  },
}

async function seeSigned(): Promise<Answer<Signing>> {
  const now = await savedSigning.load(true)
  if (!now.ok) return now
  return now.data.waiting.length > 0 ? failed({ code: 'not_in_this_state', detail: notYet[language()] }) : now
}

async function sign(signature: unknown, spouse: unknown, { key }: Work): Promise<Answer<Signing>> {
  const shown = savedSigning.peek()
  const signing: Answer<Signing> = shown ? done(shown) : await savedSigning.load()
  if (!signing.ok || signing.data.waiting.length === 0) return signing
  if (lacksSpouse(spouse, signing.data))
    return failed({ code: 'validation_failed', detail: noSpouse[language()], fields: { spouse_name: [noSpouse[language()]] } })
  const { typed, strokes } = signedOf(signature)
  const answer = await ask('POST /api/v1/signing/sign/', {
    key,
    body: {
      papers: signing.data.waiting.map(({ paper, hash }) => ({ paper, hash })),
      agreed: true,
      signed_name: typed,
      ...(typeof spouse === 'string' && spouse !== '' && { spouse_name: spouse }),
      ...(strokes && strokes.length > 0 && { drawing: strokes.map((stroke) => [...stroke]) }),
    },
  })
  if (answer.ok) {
    savedSigning.put(answer.data)
    return answer
  }
  // The papers may have been signed on the phone meanwhile, or one has changed: reload to show them as they are now.
  void savedSigning.load(true)
  return failed(namedHere(answer.failure))
}

/** Name and drawing are one field here. */
function namedHere(failure: Failure): Failure {
  const { signed_name: name, drawing, ...others } = failure.fields ?? {}
  const signature = name ?? drawing
  return { ...failure, fields: { ...others, ...(signature && { signature }) } }
}
