import { z } from 'zod'
import type { FactValue } from '../flow/condition.ts'
import { modeFamilies } from '../flow/mode-families.ts'
import type { PersonaFile } from '../flow/persona.ts'
import type { Question } from '../flow/questions.ts'
import type { BrandFile } from '../flow/site/brand.ts'
import type { StepFile } from '../flow/steps/step.ts'
import { contract, contracts } from './contract.ts'

const name = z.string().min(1).max(60)
const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .exactOptional()
  .meta({ description: 'Two letters. Words that are not there in that language come in English.' })
const factValue = z.union([z.boolean(), z.string()]) satisfies z.ZodType<FactValue>

/** What is wrong with a file. */
export const diagnostic = z.strictObject({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  stage: z.enum(['read', 'schema', 'check', 'proof']),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
  fix: z.string(),
  answers: z.record(z.string(), factValue).exactOptional().meta({ description: 'Answers that show the fault.' }),
  path: z.array(z.string()).readonly().exactOptional().meta({ description: 'The steps that lead into the fault.' }),
})

const diagnostics = z.array(diagnostic).readonly()

const listedMode = z.strictObject({
  mode: z.string(),
  title: z.string(),
  sound: z.boolean(),
  version: z.string().nullable().meta({ description: 'Null when no version was ever sound.' }),
  steps: z.int(),
  side: z.int(),
  states: z.int().meta({ description: 'How many combinations of place and facts the proofs walked.' }),
  family: z.enum(modeFamilies),
})

const listedPersona = z.strictObject({ persona: z.string(), about: z.string(), mode: z.string() })

const proof = z.strictObject({
  number: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  claim: z.string(),
  proven: z.boolean(),
  looked: z.string(),
})

const modeView = z.strictObject({
  // Its type is the engine's, which contracts may not know: who reads it says so.
  resolved: z.unknown().meta({ type: 'object', description: 'The mode with everything it names put in, as the engine walks it.' }),
  steps: z.record(z.string(), checkedFile<StepFile>('A file of flows/steps.')),
  questions: z.record(z.string(), checkedFile<Question>('A question of flows/questions.json.')),
  brand: checkedFile<BrandFile>('The file flows/brand.json.').exactOptional(),
  about: z.record(z.string(), z.string()).meta({ description: 'What each fact says, in words.' }),
  proofs: z.array(proof).readonly(),
  states: listedMode.shape.states,
  sound: z.boolean(),
  diagnostics,
})

/** What the developer's view of the flows reads. */
export const flowContracts = contracts({
  listFlows: contract({
    method: 'GET',
    path: '/api/flows',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists every mode and persona, and what is wrong with the files.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({ modes: z.array(listedMode).readonly(), diagnostics, personas: z.array(listedPersona).readonly() }),
    errors: [],
  }),
  getMode: contract({
    method: 'GET',
    path: '/api/flows/{mode}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives the last good version of a mode, with everything that a page needs to walk it.',
    params: z.strictObject({ mode: name.meta({ description: 'The name of a file in flows/modes.' }) }),
    sends: 'json',
    status: 200,
    answer: modeView,
    errors: ['mode_not_found', 'mode_not_sound'],
  }),
  walkMode: contract({
    method: 'GET',
    path: '/api/flows/{mode}/walk',
    who: 'anyone',
    idempotent: 'by-nature',
    isTagged: true,
    about: 'Gives what a browser needs to walk the last good version of a mode: how it moves people, and its words.',
    params: z.strictObject({ mode: name.meta({ description: 'The name of a file in flows/modes.' }) }),
    query: z.strictObject({ language }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      resolved: modeView.shape.resolved,
      steps: modeView.shape.steps,
      questions: modeView.shape.questions,
      brand: modeView.shape.brand,
      family: z.enum(modeFamilies).exactOptional(),
    }),
    errors: ['mode_not_found', 'mode_not_sound'],
  }),
  getStep: contract({
    method: 'GET',
    path: '/api/flows/steps/{step}',
    who: 'anyone',
    idempotent: 'by-nature',
    isTagged: true,
    about: 'Gives the words of one step: any step can be opened under any mode.',
    params: z.strictObject({ step: z.string().min(1).max(121).meta({ description: 'The name of a file in flows/steps.' }) }),
    query: z.strictObject({ language }),
    sends: 'json',
    status: 200,
    answer: checkedFile<StepFile>('A file of flows/steps.'),
    errors: ['step_not_found'],
  }),
  getPersona: contract({
    method: 'GET',
    path: '/api/personas/{persona}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives a made-up person: what is known about them and what they answer.',
    params: z.strictObject({ persona: name.meta({ description: 'The name of a file in flows/personas.' }) }),
    sends: 'json',
    status: 200,
    answer: checkedFile<PersonaFile>('A file of flows/personas.'),
    errors: ['persona_not_found'],
  }),
  followFlows: contract({
    method: 'GET',
    path: '/api/flows/events',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Tells of every saved change, with the modes it touched, for as long as somebody listens.',
    sends: 'events',
    status: 200,
    answer: z.strictObject({ type: z.literal('changed'), modes: z.array(z.string()).readonly() }),
    errors: [],
  }),
})

/** A file that was checked against its own schema when it was read: here only its type is needed. */
function checkedFile<T>(description: string) {
  return z.custom<T>((data) => typeof data === 'object' && data !== null).meta({ type: 'object', description })
}
