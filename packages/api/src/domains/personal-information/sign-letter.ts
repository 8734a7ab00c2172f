import type { BodyOf } from '@app/schemas/api/contract'
import type { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import type { Words } from '@app/schemas/language'
import { isLetterInForce, letterEndsMs } from '@app/schemas/rules/people/letter-term'
import { toSentSignature } from '@app/schemas/rules/people/signature'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { writeTo } from '../auth/write-to.ts'
import { letterSignedEmail } from '../documents/emails.ts'
import { letterTextOf } from '../documents/letter/letter-text.ts'
import { recordSigning } from '../documents/letter/record-signing.ts'
import { toRecord } from './record.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { lockRecord, signRecord } from './store.ts'

type Signing = BodyOf<typeof personalInformationContracts.signLetter>

const words = {
  required: { en: 'Type your full name to sign.', es: 'Escribe tu nombre completo para firmar.' },
  match: {
    en: 'That isn’t the name you gave us. Type your first and last name the same way.',
    es: 'Ese no es el nombre que nos diste. Escribe tu nombre y apellido de la misma manera.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/**
 * Signs the letter of authorization, once: while it is in force it stays as it was, with its moment and its name. Withdrawn, or older
 * than a year, it may be signed anew.
 */
export async function signLetter(context: Context, person: Person, id: string, { signed_name: typed }: Signing) {
  const refused = refuseCardNumbers({ signed_name: typed })
  if (refused) return refused
  const { keys } = context
  return context.db.transaction().execute(async (trx) => {
    const row = await lockRecord(trx, person.id)
    if (row?.id !== id) return fail('not_found')
    // Read after the lock: a change of name that goes with the record is then done, or comes later and finds the letter signed.
    const account = await accountOf({ db: trx, keys }, person.id)
    if (!account) return fail('token_not_valid')
    if (isLetterInForce(row.signed_at, context.now())) return toRecord(context, row, account)
    const name = { first_name: account.firstName, last_name: account.lastName }
    const signature = typed === undefined ? undefined : toSentSignature(typed, name)
    if (signature && !signature.ok) return fail('validation_failed', { fields: { signed_name: [words[signature.problem]] } })
    const sealedName = signature ? sealing(keys, sealedPersonalInformation).seal('signed_name', id, signature.value) : null
    const now = context.now()
    const signed = await signRecord(trx, id, sealedName, now)
    const signer = { personId: person.id, name: `${account.firstName} ${account.lastName}`, signedName: signature?.value }
    await recordSigning(context, trx, { ...signer, text: letterTextOf(context.flows.current()), now })
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'letter.signed', subject })
    await writeTo(context, trx, person.id, (addressed) => letterSignedEmail(addressed, new Date(letterEndsMs(now))))
    return toRecord(context, signed, account)
  })
}
