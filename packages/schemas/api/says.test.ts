import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Contract } from './contract.ts'
import { domains } from './domains.ts'
import { isSays, issueThatSays, saidOf, says } from './says.ts'

const few = { en: 'Tick at least one.', es: 'Marca al menos uno.' }
const odd = { en: 'Use an even number.', es: 'Usa un número par.' }
const noText = { en: 'Send a text.', es: 'Envía un texto.' }

it.each([
  ['a check', z.array(z.string()).min(1, says(few)), [], few],
  ['a rule', z.number().refine((number) => number % 2 === 0, says(odd)), 3, odd],
  ['a type', z.literal('yes', says(noText)), undefined, noText],
  ['a choice of several', z.union([z.string(), z.boolean()], says(noText)), 3, noText],
  ['an issue of its own', z.string().transform((_typed, context) => context.addIssue(issueThatSays(few))), 'x', few],
])('what %s says is found in every language', (_what, schema, value, words) => {
  const said: unknown[] = []
  const error = (issue: z.core.$ZodRawIssue) => {
    said.push(saidOf(issue))
    return 'Wrong.'
  }
  expect(schema.safeParse(value, { error }).error).toBeDefined()
  expect(said).toContainEqual(words)
})

const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))

it('no schema of a call has words of its own in one language alone, but for colleagues and programs', () => {
  const english: string[] = []
  let both = 0
  for (const [name, { params, query, headers, body }] of calls)
    for (const error of [params, query, headers, body].flatMap((schema) => errorsIn(schema))) {
      if (isSays(error)) both++
      else english.push(`${name}: ${typeof error === 'function' ? error.toString() : String(error)}`)
    }
  expect([...new Set(english)]).toEqual([])
  expect(both).toBeGreaterThan(100)
})

/** The words of a schema, of its checks, and of everything within it. */
function errorsIn(schema: unknown, seen = new Set<unknown>()): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const isRule = schema instanceof z.core.$ZodType || schema instanceof z.core.$ZodCheck
  if (!isRule) return Object.values(schema).flatMap((inner) => errorsIn(inner, seen))
  const { error, ...parts } = schema._zod.def
  return [...(error === undefined ? [] : [error]), ...Object.values(parts).flatMap((inner) => errorsIn(inner, seen))]
}
