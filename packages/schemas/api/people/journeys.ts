import { z } from 'zod'
import type { FactValue } from '../../flow/condition.ts'
import { contract, contracts } from '../contract.ts'
import { results, version } from '../fields.ts'
import { says } from '../says.ts'

/** Where a side step was reached from, as the engine keeps it. */
type Origin = {
  readonly step: string
  readonly after: 'on' | 'return' | 'end' | 'asked'
  readonly detour: number
  readonly from?: Origin
}

const deepestOrigin = 8
const mostAnswers = 60

const mode = z.string().min(1).max(60).meta({ description: 'The name of a file in flows/modes.' })
const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .meta({ description: 'Two letters. Words that are not there in that language come in English.' })
const step = z.string().min(1).max(121).meta({ description: 'The name of a file in flows/steps.' })
const flowVersion = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .meta({ description: 'The version of the mode that is walked.' })
const factValue = z.union([z.boolean(), z.string().max(80)]) satisfies z.ZodType<FactValue>
const facts = z.record(z.string().max(80), factValue)
const answers = facts
  .refine(
    (given) => Object.keys(given).length <= mostAnswers,
    says({ en: `Send at most ${mostAnswers} answers at once.`, es: `Envía como máximo ${mostAnswers} respuestas a la vez.` }),
  )
  .meta({ description: 'What the person answered, by the name of the fact. They are put with those of before.' })
const place = z
  .strictObject({ step, from: originWithin(deepestOrigin).exactOptional() })
  .meta({ description: 'A step and, on a side trip, where the trip began.' })

const decision = z.strictObject({
  go: place.nullable(),
  leave: z.string().nullable().meta({ description: 'Where to, when the person leaves the flow.' }),
  because: z.string().meta({ description: 'The number of the rule that decided.' }),
  reads: z.array(z.string()).readonly().meta({ description: 'The facts that were read to decide it.' }),
  refused: z.string().exactOptional().meta({ description: 'The step that its guard kept closed.' }),
  unknown: z.string().exactOptional().meta({ description: 'The fact that is missing.' }),
})

const params = z.strictObject({ mode })

/** Where people are on their way, on whatever device. */
export const journeyContracts = contracts({
  listJourneys: contract({
    method: 'GET',
    path: '/api/journeys',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the modes that a person has begun, the latest first.',
    query: z.strictObject({ language: language.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: results(
      z.strictObject({
        mode: z.string(),
        title: z.string().meta({ description: 'What the mode is about.' }),
        step: z.string().meta({ description: 'Where the person left off.' }),
        step_title: z.string().meta({ description: 'The heading of that step.' }),
        saved_at: z.iso.datetime(),
        is_over: z.boolean().meta({ description: 'Whether nothing is left to do there: nothing follows that step, and it is done.' }),
      }),
    ),
    errors: [],
  }),
  getJourney: contract({
    method: 'GET',
    path: '/api/journeys/{mode}',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says where a person belongs who comes back to a mode, and why.',
    params,
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      mode: z.string(),
      flow_version: z.string().meta({ description: 'The version that is live now.' }),
      version: z.int().min(0).meta({ description: 'How often this was saved. To save it, send this number as If-Match: "0".' }),
      place: place.nullable().meta({ description: 'Where the person left off.' }),
      saved_flow_version: z.string().nullable(),
      decision,
      why: z.string().meta({ description: 'The decision in words.' }),
      facts: facts.meta({ description: 'What is known of the person, as far as this mode may ask for it.' }),
    }),
    errors: ['mode_not_found', 'mode_not_sound'],
  }),
  saveJourney: contract({
    method: 'PUT',
    path: '/api/journeys/{mode}',
    who: 'person',
    idempotent: 'by-key',
    versioned: 'always',
    about: 'Keeps where a person is in a mode, and what they answered.',
    params,
    body: z.strictObject({ place, flow_version: flowVersion, answers: answers.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ mode: z.string(), version, place, saved_flow_version: z.string(), answers: facts }),
    errors: ['mode_not_found', 'mode_not_sound', 'step_not_found', 'not_in_this_state', 'precondition_failed', 'idempotency_mismatch'],
  }),
})

function originWithin(depth: number): z.ZodType<Origin> {
  const origin = z.strictObject({ step, after: z.enum(['on', 'return', 'end', 'asked']), detour: z.int().min(0).max(99) })
  return depth === 1 ? origin : origin.extend({ from: originWithin(depth - 1).exactOptional() })
}
