import { z } from 'zod'
import { mineAnswers, mostAtOnce, unclaimedStates } from '../../rules/accounts/unclaimed-life.ts'
import { dollars, pk, version } from '../fields.ts'
import { says } from '../says.ts'

export const free = z
  .strictObject({
    is_free: z.literal(true),
    words: z.string(),
    claim_page: z.url().meta({ description: 'Where the pages of all states are found.' }),
  })
  .meta({ description: 'Said with every answer: nobody has to pay for this.' })

export const search = z.strictObject({
  state: z.enum(['needs_personal_information', 'running', 'done']).meta({
    description: 'Done when the last names, ZIP codes and records were looked through. What was found before is listed meanwhile.',
  }),
  looked_at: z.string().nullable(),
})

const freeWay = z.strictObject({
  state_name: z.string(),
  claim_page: z.url(),
  is_states_own_page: z.boolean().meta({ description: 'False: the page leads to those of all states.' }),
  papers: z.array(z.string()).readonly().meta({ description: 'Papers that states often ask for.' }),
  usual_wait: z.string(),
})

const match = z.strictObject({
  pk,
  version,
  state: z.enum(unclaimedStates),
  free_way: freeWay,
  held_by: z.string().meta({ description: 'The state that holds it, in two letters.' }),
  state_reference: z.string(),
  holder: z.string().meta({ description: 'Who gave it to the state.' }),
  kind: z.string(),
  is_retirement: z.boolean(),
  report_year: z.int(),
  address_on_record: z.strictObject({ city: z.string().nullable(), state: z.string().nullable(), zip_code: z.string().nullable() }),
  amount: z.number().nullable().meta({ description: 'Dollars, where the state tells the amount.' }),
  amount_from: z.number().nullable().meta({ description: 'Where the state tells a band of amounts: where it begins.' }),
  amount_to: z.number().nullable().meta({ description: 'Where the band ends. Null: it is open, or there is none.' }),
  amount_words: z.string(),
  confidence: z.int().min(0).max(100).meta({ description: 'How sure it is that this is about the person.' }),
  why: z.string(),
  is_new: z.boolean().meta({ description: 'Not answered, and not shown as new before the last 24 hours.' }),
  found_at: z.string(),
  how: z.enum(['free', 'with-help']).nullable().meta({ description: 'How it is claimed.' }),
  claim_started_at: z.string().nullable(),
  filed_on: z.string().nullable().meta({ description: 'The day on which one of us filed it. Null: nobody has, or nobody of us was to.' }),
  late_since: z.string().nullable().meta({
    description: 'Since when the claim that we file takes longer than it should: nobody has filed it, or the state has not answered.',
  }),
  claimed_at: z.string().nullable(),
  claimed_amount: z.number().nullable().meta({ description: 'What the state paid, as the person says.' }),
})

export const list = z.strictObject({ free, search, results: z.array(match).readonly() })

export const totals = z.strictObject({
  count: z.int(),
  exact_count: z.int(),
  exact_total: z.number().meta({ description: 'The sum of the amounts that states tell.' }),
  bands: z
    .array(z.strictObject({ amount_from: z.number(), amount_to: z.number().nullable(), count: z.int() }))
    .readonly()
    .meta({ description: 'How many are in which band. Bands are never added up.' }),
  unknown_count: z.int(),
})

function eachOnce(rows: readonly { readonly pk: string }[]): boolean {
  return new Set(rows.map((row) => row.pk)).size === rows.length
}
const onceWords = says({ en: 'Name each one once.', es: 'Nombra cada uno una sola vez.' })

export const answered = z
  .array(z.strictObject({ pk, version, mine: z.enum(mineAnswers).meta({ description: '“unsure” takes an answer back.' }) }))
  .min(1)
  .max(mostAtOnce)
  .refine(eachOnce, onceWords)

const claim = z
  .strictObject({
    pk,
    version,
    claimed: z.boolean().meta({ description: 'True: it is done. False: the claim is sent, and the state has not paid yet.' }),
    how: z.enum(['free', 'with-help']),
    amount: dollars.exactOptional().meta({ description: 'What the state paid. Only when it is done.' }),
  })
  .refine(({ claimed, amount }) => claimed || amount === undefined, {
    ...says({ en: 'Enter an amount only when the state has paid.', es: 'Escribe una cantidad solo cuando el estado haya pagado.' }),
    path: ['amount'],
  })

export const claims = z.array(claim).min(1).max(mostAtOnce).refine(eachOnce, onceWords)
