import { isEmpty } from './empty-fields.ts'

export type Answers = Readonly<Record<string, unknown>>

/** Later saves send only what differs from what is saved. No answer is no answer, whether it is absent, null or ''. */
export function changedAnswers(saved: Answers, edited: Answers): Answers {
  return Object.fromEntries(Object.entries(edited).filter(([name, value]) => !isSame(value, answerTo(name, saved))))
}

/**
 * Edits that are not saved win over what was loaded, and stay pending until they match what was saved.
 * Edits are kept as they are sent (a cleaned phone number, a lower-case address), or they would never match.
 */
export function mergeAnswers(saved: Answers, pending: Answers): { readonly answers: Answers; readonly pending: Answers } {
  const answers = Object.fromEntries([...Object.entries(saved), ...Object.entries(pending)])
  return { answers, pending: changedAnswers(saved, pending) }
}

function answerTo(name: string, answers: Answers): unknown {
  return Object.hasOwn(answers, name) ? answers[name] : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isRecord(one)) return isRecord(other) && !Array.isArray(other) && isSameRecord(one, other)
  return one === other
}

function isSameRecord(one: Answers, other: Answers): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => isSame(answerTo(name, one), answerTo(name, other)))
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null
}
