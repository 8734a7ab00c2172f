import type { Condition, FactValue } from '@app/schemas/flow/condition'

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
  if (fact === undefined) throw new Error('None of its facts is unknown.')
  return fact
}

/** Every fact and value a condition names, in the order of the file. */
export function conditionLeaves(condition: Condition): { fact: string; values: readonly FactValue[] }[] {
  const read = partsOfCondition(condition)
  if (read.form === 'facts') return read.facts.map(([fact, wanted]) => ({ fact, values: valuesWanted(wanted) }))
  return read.form === 'not' ? conditionLeaves(read.part) : read.parts.flatMap(conditionLeaves)
}

/** What a fact must be: one value, or one of several. */
type Wanted = FactValue | readonly FactValue[]

/** A condition by its form. */
type ConditionParts =
  | { readonly form: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly form: 'not'; readonly part: Condition }
  | { readonly form: 'facts'; readonly facts: readonly (readonly [fact: string, wanted: Wanted])[] }

/** Distinguishes the forms. The types alone cannot: the last form may have any property, “all” and “not” too. */
export function partsOfCondition(condition: Condition): ConditionParts {
  if (isAll(condition)) return { form: 'all', parts: condition.all }
  if (isAny(condition)) return { form: 'any', parts: condition.any }
  if (isNot(condition)) return { form: 'not', part: condition.not }
  return { form: 'facts', facts: Object.entries(condition) }
}

export function valuesWanted(wanted: Wanted): readonly FactValue[] {
  return typeof wanted === 'object' ? wanted : [wanted]
}

function isAll(condition: Condition): condition is { readonly all: readonly Condition[] } {
  return 'all' in condition
}

function isAny(condition: Condition): condition is { readonly any: readonly Condition[] } {
  return 'any' in condition
}

function isNot(condition: Condition): condition is { readonly not: Condition } {
  return 'not' in condition
}

/** Everything that can be known of some facts: each of their values with each of the others’. A fact without values leaves nothing. */
export function combinations(facts: readonly string[], valuesOf: (fact: string) => readonly FactValue[] | undefined): Facts[] {
  return facts.reduce<Facts[]>(
    (all, fact) => all.flatMap((one) => (valuesOf(fact) ?? []).map((value) => ({ ...one, [fact]: value }))),
    [{}],
  )
}

/** Whether a condition can come to hold by these facts. Of several ways to meet it, one is enough. */
export function canHold(condition: Condition, met: ReadonlySet<string>): boolean {
  const form = partsOfCondition(condition)
  if (form.form === 'any') return form.parts.some((part) => canHold(part, met))
  if (form.form === 'all') return form.parts.every((part) => canHold(part, met))
  return conditionLeaves(condition).every(({ fact }) => met.has(fact))
}
