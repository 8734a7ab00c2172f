import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Person, Sender } from '../../http/call/handlers.ts'
import type { SmsPartner } from '../../partners/sms/sms.ts'
import { checkLimits, checkPair, type Limited } from '../../security/attempts/check-limits.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { detailsChangedEmail } from '../auth/emails.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { sealedPhoneConfirmations } from './sealed.ts'
import { confirmNumber, findPhone, type PhoneRow, putPhone } from './store.ts'

const codeLastsMs = 10 * 60_000

/** Sends a code to a number; not to one that is confirmed already, and never so often that its owner is disturbed. */
export async function askPhoneCode(context: Context, sms: SmsPartner, person: Person, phone: string, { address, language }: Sender) {
  const known = await findPhone(context.db, person.id)
  const shown = { phone_number: maskedNumber(phone.slice(-4)) }
  const confirmed = known && openNumber(context, known, 'confirmed_number')
  if (confirmed === phone) return { ...shown, state: 'confirmed' as const, expires_at: null }
  const unproven = confirmed === undefined ? undefined : requireStepUp(person, context.now())
  if (unproven) return unproven
  const limited = await refuseTooMany(context, person, phone, address)
  if (limited) return limited
  const sent = await sms.sendCode(phone, language)
  if (!sent.ok) return fail(sent.why === 'refused' ? 'partner_refused' : 'partner_unavailable')
  const now = context.now()
  await context.db.transaction().execute((trx) => saveSent(context, trx, person.id, { phone, sendId: sent.sendId, now }))
  return { ...shown, state: 'code_sent' as const, expires_at: new Date(now.getTime() + codeLastsMs).toISOString() }
}

type SentCode = { readonly phone: string; readonly sendId: string; readonly now: Date }

/** Saves which number a code went to. */
async function saveSent(context: Context, trx: Queries, personId: string, { phone, sendId, now }: SentCode): Promise<void> {
  // Of two at once, the later one finds the row of the other, and seals for that.
  await lockPerson(trx, personId)
  const id = (await findPhone(trx, personId))?.id ?? context.newId()
  const { seal } = sealing(context.keys, sealedPhoneConfirmations)
  const sealed = { phone_number: seal('phone_number', id, phone), send_id: seal('send_id', id, sendId) }
  await putPhone(trx, { id, person_id: personId, ...sealed, sent_at: now, confirmed_number: null, confirmed_at: null })
}

/** A number has codes for people who have proven their address, and others for those who have not: those are easily many. */
async function refuseTooMany(context: Context, person: Person, phone: string, address: string): Promise<Limited | undefined> {
  const limited =
    (await checkLimits(context, {
      phoneCodesPerAccount: person.id,
      phoneCodesADayPerAccount: person.id,
      phoneCodesPerNetworkAddress: address,
    })) ?? (await checkPair(context, 'phoneCodesADayPerNumberAndNetwork', phone, address))
  if (limited) return limited
  const account = await accountOf(context, person.id)
  if (account?.isConfirmed) return checkLimits(context, { phoneCodesADayPerNumberProven: phone })
  const ofUnproven = await checkLimits(context, { phoneCodesADayPerNumberUnproven: phone })
  return ofUnproven && fail('too_many_requests', { ...ofUnproven.said, detail: proveFirst })
}

const proveFirst = {
  en: 'This number had many codes today. Confirm your e-mail address with the link we sent you. Then ask for a code again.',
  es: 'Ya enviamos muchos códigos a este número hoy. Confirma tu correo electrónico con el enlace que te enviamos. Después pide otro código.',
}

/** The number that was confirmed before counts no longer. */
async function recordReplaced(context: Context, trx: Queries, personId: string): Promise<void> {
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'details.changed', subject, detail: { details: ['phone number'] } })
  await writeTo(context, trx, personId, (addressed) => detailsChangedEmail(addressed, ['phone number']))
}

/** Confirms the number that the last code was sent to. */
export async function confirmPhone(context: Context, sms: SmsPartner, person: Person, code: string) {
  const known = await findPhone(context.db, person.id)
  const sendId = known && openNumber(context, known, 'send_id')
  const phone = known && openNumber(context, known, 'phone_number')
  const before = known && openNumber(context, known, 'confirmed_number')
  if (!known || sendId === undefined || phone === undefined) return fail('code_not_right')
  const limited = await checkLimits(context, { phoneCodeTriesPerAccount: person.id })
  if (limited) return limited
  const checked = await sms.checkCode(sendId, code)
  if (!checked.ok) return fail('partner_unavailable')
  if (checked.is !== 'right') return fail('code_not_right')
  const isConfirmed = await context.db.transaction().execute(async (trx) => {
    const sealed = sealing(context.keys, sealedPhoneConfirmations).seal('confirmed_number', known.id, phone)
    if (!(await confirmNumber(trx, known, sealed, context.now()))) return false
    await audit(trx, { actor: `person:${person.id}`, action: 'phone.confirmed', subject: `person:${person.id}` })
    if (before !== undefined && before !== phone) await recordReplaced(context, trx, person.id)
    return true
  })
  return isConfirmed ? { phone_number: maskedNumber(phone.slice(-4)), state: 'confirmed' as const } : fail('code_not_right')
}

/** The number that a person can be called at. */
export async function confirmedPhoneOf(context: Pick<Context, 'db' | 'keys'>, personId: string): Promise<string | undefined> {
  const known = await findPhone(context.db, personId)
  return known && openNumber(context, known, 'confirmed_number')
}

/** What a row says, once it is open. */
export function openNumber({ keys }: Pick<Context, 'keys'>, row: PhoneRow, column: 'phone_number' | 'confirmed_number' | 'send_id') {
  const text = row[column]
  return text === null ? undefined : sealing(keys, sealedPhoneConfirmations).open(column, row.id, text)
}
