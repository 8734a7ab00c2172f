import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { combinations, compileCondition, conditionLeaves, NO, partsOfCondition, valuesWanted, YES } from '../flow/conditions.ts'
import { closest } from '../load/closest.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { canonical } from '../resolve/canonical.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { unknownName } from './names.ts'

const mostCombinations = 20_000

export type PlacedCondition = { readonly condition: Condition; readonly at: JsonPath }

/** Names of facts, values they can take, and conditions that are met by nobody or by everybody. */
export function checkCondition(doc: Document, { condition, at }: PlacedCondition, vocabulary: Vocabulary): Diagnostic[] {
  const named = leafPaths(condition, at).flatMap(({ fact, values, path }) => {
    const known = vocabulary.get(fact)
    if (!known) return [report(doc, path, unknownName(fact, new Set(vocabulary.keys()), 'unknown-fact', 'fact'), 'key')]
    return values
      .filter((value) => !known.values.includes(value))
      .map((value) => {
        const typed = typeof value !== typeof known.values[0]
        return report(doc, path, {
          rule: 'unknown-fact-value',
          message: typed
            ? `“${fact}” is compared with ${JSON.stringify(value)}, which it can never be.`
            : `“${fact}” is never ${JSON.stringify(value)}.`,
          fix: `Its values are ${known.values.map((one) => JSON.stringify(one)).join(', ')}.${typed || known.from !== 'person' || closest(String(value), known.values.map(String)) ? '' : renamed(fact)}`,
        })
      })
  })
  if (named.length > 0) return named
  const untrue = checkTruth(doc, { condition, at }, vocabulary)
  return untrue.length > 0 ? untrue : repeatedParts(doc, { condition, at })
}

/** An answer that was given another name in one place alone. */
function renamed(fact: string): string {
  return ` If you gave an answer another name, undo that and write “npm run flows -- rename option ${fact} OLD NEW”: it changes every place.`
}

/** A part of "all" or "any" that is there twice: one of them was meant otherwise. */
function repeatedParts(doc: Document, { condition, at }: PlacedCondition): Diagnostic[] {
  const read = partsOfCondition(condition)
  if (read.form === 'facts') return []
  if (read.form === 'not') return repeatedParts(doc, { condition: read.part, at: [...at, 'not'] })
  const written = read.parts.map((part) => canonical(part))
  return read.parts.flatMap((part, index) => {
    const here = [...at, read.form, index]
    if (written.indexOf(written[index] ?? '') === index) return repeatedParts(doc, { condition: part, at: here })
    return [
      report(doc, here, {
        rule: 'said-twice',
        message: 'This part of the condition is there already.',
        fix: 'Remove it, or mend what it should say.',
      }),
    ]
  })
}

/** A condition that is the same for everybody, or a part of one: it says less than its author thinks. */
function checkTruth(doc: Document, { condition, at }: PlacedCondition, vocabulary: Vocabulary): Diagnostic[] {
  const always = constantTruth(condition, vocabulary)
  if (always === undefined) return partsOf(condition, at).flatMap((part) => checkTruth(doc, part, vocabulary))
  return [
    report(doc, at, {
      rule: always ? 'always-true' : 'never-true',
      message: always ? 'This condition holds for everybody.' : 'This condition can hold for nobody: its parts contradict each other.',
      fix: always ? 'Leave the condition out.' : 'Mend the values, or remove what it guards.',
    }),
  ]
}

function partsOf(condition: Condition, at: JsonPath): PlacedCondition[] {
  const read = partsOfCondition(condition)
  if (read.form === 'not') return [{ condition: read.part, at: [...at, 'not'] }]
  if (read.form !== 'facts') return read.parts.map((part, index) => ({ condition: part, at: [...at, read.form, index] }))
  return read.facts.length < 2 ? [] : read.facts.map(([fact, wanted]) => ({ condition: { [fact]: wanted }, at: [...at, fact] }))
}

/** Where each fact of a condition is named. */
function leafPaths(condition: Condition, at: JsonPath): { fact: string; values: readonly FactValue[]; path: JsonPath }[] {
  const read = partsOfCondition(condition)
  if (read.form === 'not') return leafPaths(read.part, [...at, 'not'])
  if (read.form !== 'facts') return read.parts.flatMap((part, index) => leafPaths(part, [...at, read.form, index]))
  return read.facts.map(([fact, wanted]) => ({ fact, values: valuesWanted(wanted), path: [...at, fact] }))
}

/** Whether a condition has the same answer for every combination of its facts; undefined when it depends, or is too wide to try. */
function constantTruth(condition: Condition, vocabulary: Vocabulary): boolean | undefined {
  const facts = [...new Set(conditionLeaves(condition).map(({ fact }) => fact))]
  const sizes = facts.map((fact) => vocabulary.get(fact)?.values.length ?? 0)
  if (sizes.reduce((all, size) => all * size, 1) > mostCombinations) return undefined
  const test = compileCondition(condition)
  const seen = new Set(combinations(facts, (fact) => vocabulary.get(fact)?.values).map(test.of))
  if (seen.size !== 1) return undefined
  return seen.has(YES) ? true : seen.has(NO) ? false : undefined
}

type Branch = { readonly when?: Condition | undefined; readonly at: JsonPath }

/** Of a list of which the first that holds is taken: an entry that is never reached, because those before it take its people. */
export function checkBranches(doc: Document, branches: readonly Branch[], vocabulary: Vocabulary): Diagnostic[] {
  return branches.flatMap(({ when, at }, index) => {
    const before = branches.slice(0, index).flatMap((one) => (one.when === undefined ? [] : [one.when]))
    if (when === undefined || before.length === 0 || !isTaken(when, before, vocabulary)) return []
    const message = 'People for whom this holds have taken an entry before it: nobody comes here.'
    return [report(doc, at, { rule: 'unreachable-branch', message, fix: 'Mend the condition, move it up, or remove it.' })]
  })
}

/** Whether everybody for whom a condition holds is taken by one before. */
function isTaken(when: Condition, before: readonly Condition[], vocabulary: Vocabulary): boolean {
  const facts = [...new Set([when, ...before].flatMap((one) => conditionLeaves(one).map(({ fact }) => fact)))]
  if (facts.some((fact) => !vocabulary.has(fact))) return false
  if (facts.reduce((all, fact) => all * (vocabulary.get(fact)?.values.length ?? 0), 1) > mostCombinations) return false
  const own = compileCondition(when)
  const others = before.map((one) => compileCondition(one))
  let held = false
  for (const person of combinations(facts, (fact) => vocabulary.get(fact)?.values)) {
    if (own.of(person) === NO) continue
    held = true
    if (!others.some((other) => other.of(person) === YES)) return false
  }
  return held
}
