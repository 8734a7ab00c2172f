import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What is wrong with a value, in plain words and without the value. A schema's own words come first. */
export function wordsFor(issue: Issue): string {
  if (issue.input === undefined) return 'This is missing.'
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? 'This is not of the right kind.'
  if (issue.code === 'too_small') return sizeWords(issue.origin, 'least', Number(issue.minimum))
  if (issue.code === 'too_big') return sizeWords(issue.origin, 'most', Number(issue.maximum))
  if (issue.code === 'invalid_value') return `Choose one of these: ${issue.values.slice(0, 20).map(String).join(', ')}.`
  if (issue.code === 'not_multiple_of') return `This must be a multiple of ${issue.divisor}.`
  if (issue.code === 'invalid_format') return 'This is not written as it should be.'
  return 'This is not one of the answers that are possible here.'
}

const kinds: Readonly<Record<string, string>> = {
  string: 'This must be a text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be a group of named fields.',
  record: 'This must be a group of named fields.',
  null: 'This must be empty.',
}

function sizeWords(origin: string, bound: 'least' | 'most', limit: number): string {
  if (origin === 'string')
    return bound === 'least' && limit === 1 ? 'Enter something here.' : `Use at ${bound} ${count(limit, 'character')}.`
  if (origin === 'array' || origin === 'set') return `Give at ${bound} ${count(limit, 'entry', 'entries')}.`
  return `This must be at ${bound} ${limit}.`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
