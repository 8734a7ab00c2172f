import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AccountAnswer, AskedFor, MoveAnswer, RecordKeepers } from './record-keepers.ts'
import type { FinderSettings } from './settings.ts'
import { verifyChange } from './signed-change.ts'

const moment = z.iso.datetime().transform((text) => new Date(text))
const cents = z.int().min(0)
const accountAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('found'), balance_cents: cents.nullable() }),
  z.object({ state: z.literal('nothing') }),
  z.object({ state: z.literal('needs-call') }),
])
const moveAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('accepted'), at: moment }),
  z.object({ state: z.literal('sent'), at: moment, amount_cents: cents }),
  z.object({ state: z.literal('received'), at: moment, amount_cents: cents }),
  z.object({ state: z.literal('refused'), at: moment, why: z.enum(['form-missing', 'spouse-consent', 'still-employed', 'other']) }),
])

/**
 * Asks through a service of our own kind: `PUT /questions/{ref}` and `PUT /moves/{ref}` (once for a ref, whatever is sent again), `GET`
 * of the same for how it stands, all with a bearer key. Changes are told by messages signed as signed-change.ts says.
 */
export function httpRecordKeepers({ url, key, webhookSecret }: FinderSettings, outgoing: Outgoing): RecordKeepers {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' }
  const put = async (path: string, body: object) => {
    const answer = await outgoing({ method: 'PUT', url: `${url}${path}`, headers, body: JSON.stringify(body) })
    return answer.ok && answer.status < 300 ? 'taken' : 'away'
  }
  const look = async <T>(path: string, schema: z.ZodType<T>) => {
    const answer = await outgoing({ method: 'GET', url: `${url}${path}`, headers })
    if (!answer.ok) return 'away'
    if (answer.status === 404) return 'unknown'
    const read = answer.status === 200 ? schema.safeParse(parse(answer.text)) : undefined
    return read?.success ? read.data : 'away'
  }
  return {
    ask: ({ ref, recordKeeper, employer, person }) =>
      put(`/questions/${encodeURIComponent(ref)}`, { record_keeper: recordKeeper, employer, person: toBody(person) }),
    move: ({ ref, recordKeeper, employer, way, person }) =>
      put(`/moves/${encodeURIComponent(ref)}`, { record_keeper: recordKeeper, employer, way, person: toBody(person) }),
    lookAtAccount: async (ref) => {
      const found = await look(`/questions/${encodeURIComponent(ref)}`, accountAnswer)
      return typeof found === 'string' ? found : toAccount(found)
    },
    lookAtMove: async (ref) => {
      const found = await look(`/moves/${encodeURIComponent(ref)}`, moveAnswer)
      return typeof found === 'string' ? found : toMove(found)
    },
    verify: verifyChange(webhookSecret),
  }
}

function toBody({ externalId, firstName, lastName, streetAddress, city, state, zipCode, phoneNumber, dob }: AskedFor) {
  return {
    user_external_id: externalId,
    first_name: firstName,
    last_name: lastName,
    street_address: streetAddress,
    city,
    state,
    zipcode: zipCode,
    phone_number: phoneNumber,
    dob,
  }
}

function toAccount(found: z.output<typeof accountAnswer>): AccountAnswer {
  return found.state === 'found' ? { state: 'found', balanceCents: found.balance_cents } : found
}

function toMove(found: z.output<typeof moveAnswer>): MoveAnswer {
  if (found.state === 'sent' || found.state === 'received') return { state: found.state, at: found.at, amountCents: found.amount_cents }
  return found
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
