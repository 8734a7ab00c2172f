import { conditionSchema } from '@app/schemas/flow/condition'
import { fileKinds } from '@app/schemas/flow/files'
import { type NameKind, nameSchemas } from '@app/schemas/flow/names'
import type { Catalogue } from '../load/catalogue.ts'
import { type Vocabulary, vocabularyOf } from '../resolve/vocabulary.ts'

type Json = Record<string, unknown>

/** The schemas that files point to: those of the formats, with this project’s own names in them, so that an editor completes and refuses names. */
export function editorSchemas(catalogue: Catalogue): Record<string, Json> {
  const shared = { ...nameDefinitions(catalogue), condition: conditionDefinition(vocabularyOf(catalogue)) }
  return Object.fromEntries(
    Object.entries(fileKinds).map(([kind, { schema }]) => {
      const { $id, ...rest } = withLocalReferences(schema) as Json
      return [kind, { $schema: 'https://json-schema.org/draft/2020-12/schema', ...rest, $defs: usedDefinitions(rest, shared) }]
    }),
  )
}

function nameDefinitions(catalogue: Catalogue): Record<string, Json> {
  const { documents } = catalogue
  const facts = documents.facts.get('facts')?.data
  const names: Record<NameKind, readonly string[]> = {
    'step-name': [...documents.step.keys()],
    'mode-name': [...documents.mode.keys()],
    'sequence-name': [...documents.sequence.keys()],
    'question-name': Object.keys(documents.questions.get('questions')?.data.questions ?? {}),
    'fact-name': [...vocabularyOf(catalogue).keys()],
    'progress-key': facts?.progress.map(({ key }) => key) ?? [],
    'need-name': facts?.needs.map(({ need }) => need) ?? [],
    'experiment-name': documents.experiments.get('experiments')?.data.experiments.map(({ name }) => name) ?? [],
  }
  return Object.fromEntries(
    Object.values(nameSchemas).map(({ $id, description }) => [$id, { type: 'string', enum: [...names[$id]].sort(), description }]),
  )
}

/** A condition with every fact as a property, its meaning as the description, and its values as the only ones allowed. */
function conditionDefinition(vocabulary: Vocabulary): Json {
  const [all, any, not, facts] = (withLocalReferences(conditionSchema) as { oneOf: readonly Json[] }).oneOf
  const properties = Object.fromEntries(
    [...vocabulary]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { about, values }]) => [
        name,
        { description: about, anyOf: [{ enum: values }, { type: 'array', items: { enum: values }, minItems: 1, uniqueItems: true }] },
      ]),
  )
  const { propertyNames: _names, additionalProperties: _values, ...factsShape } = facts as Json
  return { description: conditionSchema.description, oneOf: [all, any, not, { ...factsShape, properties, additionalProperties: false }] }
}

/** “step-name” becomes “#/$defs/step-name”: each file is complete, so that an editor needs no other. */
function withLocalReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalReferences)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$id')
      .map(([key, inner]) => [key, key === '$ref' ? `#/$defs/${String(inner)}` : withLocalReferences(inner)]),
  )
}

function usedDefinitions(schema: Json, shared: Record<string, Json>): Record<string, Json> {
  const used: Record<string, Json> = {}
  const visit = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/\$defs\/([a-z-]+)"/g)) {
      if (name === undefined || used[name] || !shared[name]) continue
      used[name] = shared[name]
      visit(shared[name])
    }
  }
  visit(schema)
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)))
}
