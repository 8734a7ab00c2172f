import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { Condition } from './condition.ts'

/** Pages outside flows that a flow can let somebody out to. */
export const placesOutside = ['home', 'sign-in', 'sign-up', 'wait-list', 'dashboard', 'settings'] as const

/**
 * Names of our own things. In the files' own check they are plain patterns, so that a misspelt name gets a
 * sentence with a suggestion from the engine; in the schemas an editor reads they become closed lists.
 */
export const nameSchemas = {
  'step-name': {
    $id: 'step-name',
    type: 'string',
    pattern: '^[A-Za-z0-9-]{1,60}(/[A-Za-z0-9-]{1,60})?$',
    description: 'A step: the name of its file in flows/steps, without .json.',
  },
  'mode-name': {
    $id: 'mode-name',
    type: 'string',
    pattern: '^[a-z0-9-]{1,60}$',
    description: 'A flow mode: the name of its file in flows/modes, without .json.',
  },
  'sequence-name': {
    $id: 'sequence-name',
    type: 'string',
    pattern: '^[a-z0-9-]{1,60}$',
    description: 'A sequence: the name of its file in flows/sequences, without .json.',
  },
  'question-name': {
    $id: 'question-name',
    type: 'string',
    pattern: '^[a-z][a-z0-9_]{0,60}$',
    description: 'A question of flows/questions.json.',
  },
  'fact-name': {
    $id: 'fact-name',
    type: 'string',
    pattern: '^[a-z0-9_]+(\\.[A-Za-z0-9_-]+(/[A-Za-z0-9-]+)?)?$',
    description: 'A fact: one of flows/facts.json, a question with fixed answers, progress.KEY, answered.PAGE or experiment.NAME.',
  },
  'progress-key': {
    $id: 'progress-key',
    type: 'string',
    pattern: '^[a-z0-9_]{1,60}$',
    description: 'A progress key of flows/facts.json.',
  },
  'need-name': {
    $id: 'need-name',
    type: 'string',
    pattern: '^[a-z-]{1,40}$',
    description: 'A level of the page guard, from flows/facts.json.',
  },
  'experiment-name': {
    $id: 'experiment-name',
    type: 'string',
    pattern: '^[a-z0-9]{1,40}$',
    description: 'An experiment of flows/experiments.json.',
  },
} as const satisfies Record<string, JSONSchema>

export type NameKind = keyof typeof nameSchemas

/** The type a schema of flows/ describes. Conditions are recursive, which the library cannot infer: given here. */
export type Of<S extends JSONSchema> = FromSchema<
  S,
  {
    references: [
      { $id: 'condition' },
      { $id: 'step-name'; type: 'string' },
      { $id: 'mode-name'; type: 'string' },
      { $id: 'sequence-name'; type: 'string' },
      { $id: 'question-name'; type: 'string' },
      { $id: 'fact-name'; type: 'string' },
      { $id: 'progress-key'; type: 'string' },
      { $id: 'need-name'; type: 'string' },
      { $id: 'experiment-name'; type: 'string' },
    ]
    deserialize: [{ pattern: { $ref: 'condition' }; output: Condition }]
  }
>
