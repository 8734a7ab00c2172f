import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { rolloverDestinations } from '../../data/accounts/rollover-destinations.ts'
import type { RecordKind } from '../record.ts'

/** The plan of an employer that money can go to. Its number is never given back, so it is typed again where it is changed. */
export const planDestinations: RecordKind = {
  save: async ({ institution, account_number: number, takes_roth: roth, check_payable_to: payable, check_address: address }, { key }) => {
    if (institution === undefined || number === undefined) return done(undefined)
    const saved = await ask('POST /api/v1/accounts/rollover_destinations/', {
      body: {
        institution: String(institution),
        account_number: String(number),
        takes_roth: roth === 'yes',
        ...(isText(payable) && { check_payable_to: payable }),
        ...(isText(address) && { check_address: address }),
      },
      key,
    })
    if (saved.ok) rolloverDestinations.forget()
    return saved
  },
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
