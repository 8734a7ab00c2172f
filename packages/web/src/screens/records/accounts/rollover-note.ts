import { type RolloverWay, rolloverDeliveries } from '@app/schemas/rules/accounts/rollover'
import type { Sent } from '../../../client/service/calls.ts'
import type { Typed } from '../../../client/walk/drafts.ts'

type Note = Sent<'POST /api/v1/accounts/found_accounts/rollover_notes/'>['body']

const outcomes = ['done', 'not-reached', 'more-needed'] as const
const addressed: Readonly<Record<string, (typeof rolloverDeliveries)[number]>> = {
  'to-account': 'check-to-provider',
  'to-me': 'check-to-home',
}

/** A report about a move, as the service saves it: an empty answer was not given. */
export function noteOf(answers: Typed, outcome: unknown): Note {
  const { amount, expected_date: day, reference, more_needed: needed, note, check_delivery: address } = answers
  const delivery = rolloverDeliveries.find((one) => one === answers['delivery']) ?? addressed[String(address)]
  const told = outcomes.find((one) => one === outcome)
  return {
    about: told ? 'call' : 'request',
    ...(told && { outcome: told }),
    ...(delivery && { delivery }),
    ...(amount !== undefined && amount !== '' && { amount: Number(amount) }),
    ...(isText(day) && { expected_date: day }),
    ...(isText(reference) && { reference }),
    ...(Array.isArray(needed) && { more_needed: needed.map(String) }),
    ...(isText(note) && { note }),
    ...(answers['rollover_consent'] === true && { agreed: true as const }),
  }
}

/** How the money leaves the plan. A check that is made out to the provider is a direct one, wherever it is mailed. */
export function wayOf(delivery: unknown): RolloverWay {
  if (delivery === 'wire') return 'direct-wire'
  return delivery === 'check-to-me' ? 'paid-to-person' : 'direct-check'
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
