import { actKeys } from '@app/schemas/rules/answers/progress-keys'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findMarks } from './store.ts'

const marked = z.array(z.string()).nullable()

/** What progress contributes to flows: the saved keys. The engine derives those that follow from a fact. */
export const progressFacts: FactSource = {
  query: findMarks,
  facts: (found) => {
    const marks = new Set(marked.parse(found))
    return Object.fromEntries(actKeys.map((key) => [`progress.${key}`, marks.has(key)]))
  },
}
