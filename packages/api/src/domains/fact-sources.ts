import type { FactSource, FlowWords } from '../facts/fact-source.ts'
import { composeFacts, type FactColumns } from '../facts/facts-of.ts'
import { domains, hooks } from './index.ts'

/** What each domain knows of people, by the name of its column. Each gives all of its facts also for people it knows nothing of. */
export function factSources(words: () => FlowWords, now: () => Date): Readonly<Record<string, FactSource>> {
  const all = domains.flatMap(({ facts = {} }) => Object.entries(facts))
  return Object.fromEntries(all.map(([name, source]) => [name, source(words, now, hooks)]))
}

/** What all domains together know. The questionnaire goes by its questions as they are at that moment. */
export function openFacts(words: () => FlowWords, now: () => Date): FactColumns {
  return composeFacts(factSources(words, now))
}

/** Facts that no domain knows yet, and the one that will. Until then they are as facts.json starts them. */
export const notYetKnown: Readonly<Record<string, string>> = {}
