import type { Condition } from '@app/schemas/flow/condition'
import type { ResolvedFact } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'

type KnownFact = ResolvedFact & {
  readonly about: string
  readonly kind: 'fact' | 'question' | 'progress' | 'answered' | 'experiment'
}

/** Every fact a condition may name, from every place that makes one. */
export type Vocabulary = ReadonlyMap<string, KnownFact>

/** The closed vocabulary: facts.json, questions with fixed answers, progress keys, question pages and experiments. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const known = new Map<string, KnownFact>()
  const { facts, questions, experiments } = catalogue.documents
  const factsFile = facts.get('facts')?.data
  for (const [name, fact] of Object.entries(factsFile?.facts ?? {})) {
    known.set(name, { kind: 'fact', ...fact })
  }
  for (const { key, about } of factsFile?.progress ?? []) known.set(`progress.${key}`, yesNo('progress', about))
  const questionsFile = questions.get('questions')?.data
  for (const { page } of questionsFile?.route ?? [])
    known.set(`answered.${page}`, yesNo('answered', `the questions on ${page} are answered`))
  for (const [name, question] of Object.entries(questionsFile?.questions ?? {})) {
    if (!question.options || question.type === 'choices') continue
    known.set(name, { kind: 'question', about: question.label, values: question.options.map(({ value }) => value), from: 'person' })
  }
  for (const { name, about, variants } of experiments.get('experiments')?.data.experiments ?? []) {
    // Also those that nobody is assigned any more: people who have one keep it, and walk on with it.
    const values = variants.map((variant) => variant.name)
    const start = variants.find(({ odds }) => odds > 0)?.name ?? values[0]
    known.set(`experiment.${name}`, { kind: 'experiment', about, values, from: 'service', ...(start !== undefined && { start }) })
  }
  return known
}

function yesNo(kind: KnownFact['kind'], about: string): KnownFact {
  return { kind, about, values: [true, false], from: 'service', start: false }
}

/** Progress keys that only repeat a fact: the condition each abbreviates. */
export function derivedFacts(catalogue: Catalogue): Record<string, Condition> {
  const progress = catalogue.documents.facts.get('facts')?.data.progress ?? []
  return Object.fromEntries(progress.flatMap(({ key, means }) => (means ? [[`progress.${key}`, means]] : [])))
}
