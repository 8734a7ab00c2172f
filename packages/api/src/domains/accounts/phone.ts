import { maskedNumber } from '@app/schemas/rules/account-numbers'
import { audit } from '../../db/audit.ts'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import type { Person, Sender } from '../../http/handlers.ts'
import type { SmsPartner } from '../../partners/sms/sms.ts'
import { sealing } from '../../security/sealing.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { confirmNumber, findPhone, type PhoneRow, putPhone } from './store.ts'

const codeLastsMs = 10 * 60_000

/** Sends a code to a number; not to one that is confirmed already, and never so often that its owner is disturbed. */
export async function askPhoneCode(ground: Ground, sms: SmsPartner, person: Person, phone: string, { address }: Sender) {
  const known = await findPhone(ground.db, person.id)
  const shown = { phone_number: maskedNumber(phone.slice(-4)) }
  if (known && openNumber(ground, known, 'confirmed_number') === phone) return { ...shown, state: 'confirmed' as const, expires_at: null }
  const limited = await keepLimits(ground, {
    phoneCodesPerAccount: person.id,
    phoneCodesADayPerAccount: person.id,
    phoneCodesPerNetworkAddress: address,
    phoneCodesPerNumber: phone,
    phoneCodesADayPerNumber: phone,
  })
  if (limited) return limited
  const sent = await sms.sendCode(phone)
  if (!sent.ok) return fail(sent.why === 'refused' ? 'partner_refused' : 'partner_unavailable')
  const { seal } = sealing(ground.keys, 'phone_confirmations')
  const id = known?.id ?? ground.newId()
  const now = ground.now()
  await putPhone(ground.db, {
    id,
    person_id: person.id,
    phone_number: seal('phone_number', id, phone),
    send_id: seal('send_id', id, sent.sendId),
    sent_at: now,
    confirmed_number: null,
    confirmed_at: null,
  })
  return { ...shown, state: 'code_sent' as const, expires_at: new Date(now.getTime() + codeLastsMs).toISOString() }
}

/** Confirms the number that the last code was sent to. */
export async function confirmPhone(ground: Ground, sms: SmsPartner, person: Person, typed: string) {
  const known = await findPhone(ground.db, person.id)
  const sendId = known && openNumber(ground, known, 'send_id')
  const phone = known && openNumber(ground, known, 'phone_number')
  if (!known || sendId === undefined || phone === undefined) return fail('code_not_right')
  const limited = await keepLimits(ground, { phoneCodeTriesPerAccount: person.id })
  if (limited) return limited
  const checked = await sms.checkCode(sendId, typed.replace(/\D/g, ''))
  if (!checked.ok) return fail('partner_unavailable')
  if (checked.is !== 'right') return fail('code_not_right')
  const isConfirmed = await ground.db.transaction().execute(async (trx) => {
    const sealed = sealing(ground.keys, 'phone_confirmations').seal('confirmed_number', known.id, phone)
    await audit(trx, { actor: `person:${person.id}`, action: 'phone.confirmed', subject: `person:${person.id}` })
    return confirmNumber(trx, known, sealed, ground.now())
  })
  return isConfirmed ? { phone_number: maskedNumber(phone.slice(-4)), state: 'confirmed' as const } : fail('code_not_right')
}

/** The number that a person can be called at. */
export async function confirmedPhoneOf(ground: Pick<Ground, 'db' | 'keys'>, personId: string): Promise<string | undefined> {
  const known = await findPhone(ground.db, personId)
  return known && openNumber(ground, known, 'confirmed_number')
}

function openNumber({ keys }: Pick<Ground, 'keys'>, row: PhoneRow, column: 'phone_number' | 'confirmed_number' | 'send_id') {
  const text = row[column]
  return text === null ? undefined : sealing(keys, 'phone_confirmations').open(column, row.id, text)
}
