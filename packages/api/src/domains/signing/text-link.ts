import type { Words } from '@app/schemas/language'
import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { confirmedPhoneOf } from '../accounts/phone.ts'
import { findLanguage } from '../auth/store.ts'

/** Texts a link to the confirmed number of a person, and answers with most of it hidden. */
export async function textLink(context: Context, personId: string, address: string, minutes: number) {
  const phone = await textPhoneOf(context, personId)
  if (phone === undefined) return fail('not_in_this_state')
  const said: Words<string> = {
    en: `Your papers to sign: ${address} It works once, for ${minutes} minutes. Don’t share it.`,
    es: `Tus documentos para firmar: ${address} Sirve una vez, durante ${minutes} minutos. No lo compartas.`,
  }
  const sent = await context.partners.sms.sendText(phone, said[await findLanguage(context.db, personId)])
  if (!sent.ok) return fail(sent.why === 'refused' ? 'partner_refused' : 'partner_unavailable')
  return maskedNumber(phone.slice(-4))
}

/** The number that a link can be texted to, with most of it hidden; null without one. */
export async function phoneToText(context: Context, personId: string): Promise<string | null> {
  const phone = await textPhoneOf(context, personId)
  return phone === undefined ? null : maskedNumber(phone.slice(-4))
}

/** Text messages go to confirmed numbers only: another one may be anybody's. */
async function textPhoneOf(context: Context, personId: string): Promise<string | undefined> {
  return confirmedPhoneOf(context, personId)
}
