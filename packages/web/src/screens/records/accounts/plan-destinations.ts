import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { rolloverDestinations } from '../../data/accounts/rollover-destinations.ts'
import type { RecordKind } from '../record.ts'

const optional = ['record_keeper', 'account_number', 'check_payable_to', 'check_address'] as const

/** The plan of an employer that money can go to. Its number is never given back, so it is typed again where it is changed. */
export const planDestinations: RecordKind = {
  save: async (answers, { key }) => {
    const { institution, takes_roth: roth } = answers
    if (institution === undefined) return done(undefined)
    const typed = optional.flatMap((name) => (isText(answers[name]) ? [[name, answers[name]] as const] : []))
    const saved = await ask('POST /api/v1/accounts/rollover_destinations/', {
      body: { institution: String(institution), takes_roth: roth === 'yes', ...Object.fromEntries(typed) },
      key,
    })
    if (saved.ok) rolloverDestinations.forget()
    return saved
  },
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
