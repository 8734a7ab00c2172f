import { taxKinds } from '@app/schemas/rules/accounts/rollover'
import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AccountAnswer, AskedFor, Move, MoveAnswer, RecordKeepers } from './record-keepers.ts'
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
const payment = z.object({
  name: z.string().min(1).max(200),
  tax_kind: z.enum(taxKinds),
  way: z.enum(['check', 'wire']),
  amount_cents: z.int().min(1),
  at: moment,
})
const moveAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('accepted'), at: moment }),
  z.object({ state: z.literal('sent'), at: moment, payments: z.array(payment).min(1), is_all: z.boolean() }),
  z.object({ state: z.literal('cancelled'), at: moment }),
  z.object({ state: z.literal('refused'), at: moment, why: z.enum(['form-missing', 'spouse-consent', 'still-employed', 'other']) }),
])

/**
 * Asks through a service of our own kind: `PUT /questions/{ref}` and `PUT /moves/{ref}` (once for a ref, whatever is sent again; 422 where
 * no machine reaches the record keeper), `GET` of the same for its state, `DELETE /moves/{ref}` to stop it (409 when the money is sent), all
 * with a bearer key. Changes are reported by messages signed as signed-change.ts says.
 */
export function httpRecordKeepers({ url, key, webhookSecret }: FinderSettings, outgoing: Outgoing): RecordKeepers {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' }
  const put = async (path: string, body: object) => {
    const answer = await outgoing({ method: 'PUT', url: `${url}${path}`, headers, body: JSON.stringify(body) })
    if (answer.ok && answer.status === 422) return 'by-hand'
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
    ask: async ({ ref, recordKeeper, employer, person }) => {
      const body = { record_keeper: recordKeeper, employer, person: toBody(person) }
      return (await put(`/questions/${encodeURIComponent(ref)}`, body)) === 'taken' ? 'taken' : 'away'
    },
    move: (move) => put(`/moves/${encodeURIComponent(move.ref)}`, toMoveBody(move)),
    cancelMove: async (ref) => {
      const answer = await outgoing({ method: 'DELETE', url: `${url}/moves/${encodeURIComponent(ref)}`, headers })
      if (answer.ok && answer.status === 409) return 'too-late'
      return answer.ok && answer.status < 300 ? 'cancelled' : 'away'
    },
    findAnswer: async (ref) => {
      const found = await look(`/questions/${encodeURIComponent(ref)}`, accountAnswer)
      return typeof found === 'string' ? found : toAccount(found)
    },
    findMove: async (ref) => {
      const found = await look(`/moves/${encodeURIComponent(ref)}`, moveAnswer)
      return typeof found === 'string' ? found : toMove(found)
    },
    verify: verifyChange(webhookSecret),
  }
}

function toMoveBody({ recordKeeper, employer, way, person, receivers, form }: Move) {
  return {
    record_keeper: recordKeeper,
    employer,
    way,
    person: toBody(person),
    receivers: receivers.map((one) => ({
      tax_kind: one.taxKind,
      institution: one.institution,
      plan_record_keeper: one.recordKeeper,
      account_number: one.accountNumber,
      payable_to: one.payableTo,
      check_address: one.checkAddress,
    })),
    form: { signed_at: form.signedAt.toISOString(), pdf_base64: Buffer.from(form.pdf).toString('base64') },
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
  if (found.state !== 'sent') return found
  const payments = found.payments.map(({ name, tax_kind: taxKind, way, amount_cents: amountCents, at }) => ({
    name,
    taxKind,
    way,
    amountCents,
    at,
  }))
  return { state: 'sent', at: found.at, payments, isAll: found.is_all }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
