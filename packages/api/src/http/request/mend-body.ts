import type { Contract } from '@app/schemas/api/contract'
import { z } from 'zod'

type Issue = z.core.$ZodIssue
type Group = Record<PropertyKey, unknown>

const writtenNumber = /^-?\d{1,12}(\.\d{1,6})?$/

/**
 * The body as the schema has it, where it is written otherwise and there is no doubt what is meant: a number as text, null for what may be
 * left out, a record instead of its name, and a record that is sent back as it came, with fields that nobody can change. Undefined when
 * that is not what is wrong.
 */
export function mendBody(body: unknown, issues: readonly Issue[], { answer }: Pick<Contract, 'answer'>): unknown {
  const mended = structuredClone(body)
  const count = issues.filter((issue) => mend(mended, issue, answer)).length
  return count === 0 ? undefined : mended
}

function mend(body: unknown, issue: Issue, answer: z.ZodType): boolean {
  if (issue.code === 'unrecognized_keys') return dropEchoed(at(body, issue.path), issue.keys, answer)
  const group = at(body, issue.path.slice(0, -1))
  const name = issue.path.at(-1)
  if (name === undefined || !isGroup(group)) return false
  const value = group[name]
  if (value === null && !Array.isArray(group)) return delete group[name]
  if (isWrongType(issue, 'string') && isGroup(value) && typeof value['pk'] === 'string') {
    group[name] = value['pk']
    return true
  }
  if (!(isWrongType(issue, 'number') || isWrongType(issue, 'int')) || typeof value !== 'string' || !writtenNumber.test(value.trim()))
    return false
  group[name] = Number(value)
  return true
}

function isWrongType(issue: Issue, expected: string): boolean {
  return issue.code === 'invalid_type' && issue.expected === expected
}

/** A record that is sent back has its `pk`: without one, a name that the call does not know is a mistake. */
function dropEchoed(record: unknown, unknownNames: readonly string[], answer: z.ZodType): boolean {
  if (!isGroup(record) || !Object.hasOwn(record, 'pk')) return false
  const echoed = fieldsOf(answer)
  const names = unknownNames.filter((name) => echoed.has(name))
  for (const name of names) delete record[name]
  return names.length > 0
}

/** The fields of a record that a call answers with, alone or in a list. */
function fieldsOf(answer: z.ZodType): ReadonlySet<string> {
  if (answer instanceof z.ZodReadonly) return fieldsOf(answer.unwrap() as z.ZodType)
  if (answer instanceof z.ZodArray) return fieldsOf(answer.element as z.ZodType)
  if (!(answer instanceof z.ZodObject)) return new Set()
  const list: unknown = answer.shape['results']
  return list instanceof z.ZodType ? fieldsOf(list) : new Set(Object.keys(answer.shape))
}

function at(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => (isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined), body)
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null
}
