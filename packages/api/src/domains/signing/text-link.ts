import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { SmsPartner } from '../../partners/sms/sms.ts'
import { confirmedPhoneOf } from '../accounts/phone.ts'
import type { SigningContext } from './signing-context.ts'

/** Text messages go to confirmed numbers only: another one may be anybody's. */
export function textLinks(context: Context, sms: SmsPartner): Pick<SigningContext, 'phoneToText' | 'textLink'> {
  const { sendText } = sms
  const phoneOf = async (personId: string) => (sendText ? confirmedPhoneOf(context, personId) : undefined)
  return {
    phoneToText: async (personId) => {
      const phone = await phoneOf(personId)
      return phone === undefined ? null : maskedNumber(phone.slice(-4))
    },
    textLink: async (personId, address, minutes) => {
      const phone = await phoneOf(personId)
      if (phone === undefined || !sendText) return fail('not_in_this_state')
      const sent = await sendText(phone, `Your papers to sign: ${address} It works once, for ${minutes} minutes. Do not pass it on.`)
      if (!sent.ok) return fail(sent.why === 'refused' ? 'partner_refused' : 'partner_unavailable')
      return maskedNumber(phone.slice(-4))
    },
  }
}
