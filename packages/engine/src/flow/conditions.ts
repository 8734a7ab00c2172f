import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { partsOfCondition, valuesWanted, type Wanted } from './condition-parts.ts'

/** What is known about a person. A fact that is absent is unknown, not false. */
export type Facts = Readonly<Record<string, FactValue | undefined>>

/** C1: a condition holds, does not hold, or cannot be decided because a fact is unknown. */
type Truth = 0 | 1 | 2
export const NO = 0
export const YES = 1
export const UNKNOWN = 2

/** A condition made ready: what it says of given facts, and every fact it may read. */
export type Test = { readonly of: (facts: Facts) => Truth; readonly reads: readonly string[] }

/** Facts that abbreviate a condition over other facts, such as progress.letter_auth. */
export type Derived = Readonly<Record<string, Condition>>

/** Compiles a condition to a plain function; reading it then costs nanoseconds. */
export function compileCondition(condition: Condition, derived: Derived = {}): Test {
  const read = partsOfCondition(condition)
  if (read.form === 'facts') return combineAll(read.facts.map(([fact, wanted]) => compileLeaf(fact, wanted, derived)))
  if (read.form === 'not') return negate(compileCondition(read.part, derived))
  const parts = read.parts.map((part) => compileCondition(part, derived))
  return read.form === 'all' ? combineAll(parts) : combineAny(parts)
}

function compileLeaf(fact: string, wanted: Wanted, derived: Derived): Test {
  const meaning = derived[fact]
  if (meaning !== undefined) return compileDerived(compileCondition(meaning, derived), wanted)
  const reads = [fact]
  if (typeof wanted === 'object') {
    return { reads, of: (facts) => (facts[fact] === undefined ? UNKNOWN : wanted.includes(facts[fact]) ? YES : NO) }
  }
  return { reads, of: (facts) => (facts[fact] === wanted ? YES : facts[fact] === undefined ? UNKNOWN : NO) }
}

function compileDerived(meaning: Test, wanted: Wanted): Test {
  const values = valuesWanted(wanted)
  if (values.includes(true) && values.includes(false)) return { reads: [], of: () => YES }
  return values.includes(true) ? meaning : negate(meaning)
}

function combineAll(parts: readonly Test[]): Test {
  const [only] = parts
  if (only && parts.length === 1) return only
  return {
    reads: unique(parts),
    of(facts) {
      let truth: Truth = YES
      for (const part of parts) {
        const one = part.of(facts)
        if (one === NO) return NO
        if (one === UNKNOWN) truth = UNKNOWN
      }
      return truth
    },
  }
}

function combineAny(parts: readonly Test[]): Test {
  return {
    reads: unique(parts),
    of(facts) {
      let truth: Truth = NO
      for (const part of parts) {
        const one = part.of(facts)
        if (one === YES) return YES
        if (one === UNKNOWN) truth = UNKNOWN
      }
      return truth
    },
  }
}

function negate(test: Test): Test {
  return {
    reads: test.reads,
    of(facts) {
      const truth = test.of(facts)
      return truth === UNKNOWN ? UNKNOWN : truth === YES ? NO : YES
    },
  }
}

function unique(parts: readonly Test[]): string[] {
  return [...new Set(parts.flatMap((part) => part.reads))]
}

/** The fact to find out first when a condition is unknown: one that was not looked at yet before one known to be unknown. */
export function unknownFact(test: Test, facts: Facts): string {
  const fact = test.reads.find((name) => !(name in facts)) ?? test.reads.find((name) => facts[name] === undefined)
  if (fact === undefined) throw new Error('A condition is unknown only while one of its facts is.')
  return fact
}

/** Every fact and value a condition names, in the order of the file. */
export function conditionLeaves(condition: Condition): { fact: string; values: readonly FactValue[] }[] {
  const read = partsOfCondition(condition)
  if (read.form === 'facts') return read.facts.map(([fact, wanted]) => ({ fact, values: valuesWanted(wanted) }))
  return read.form === 'not' ? conditionLeaves(read.part) : read.parts.flatMap(conditionLeaves)
}
