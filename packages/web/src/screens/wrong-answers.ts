import { useSession } from '../client/session.ts'
import type { Reading } from './fields/field-kind.ts'
import { fieldKinds } from './fields/fields.ts'
import { readField, wrongWords } from './fields/read-field.ts'
import type { StepAnswers } from './keep-answers.ts'
import { loadKeeping } from './load-keeping.ts'

type Page = Omit<StepAnswers, 'answers' | 'key'> & { readonly reading: Reading }
export type Wrong = Readonly<Record<string, string>>

/**
 * Everything that is wrong with the answers of a page, by field, or by a part of one: with each by itself, and what only their record can
 * tell. All of it at once: nobody mends one thing to be told of another.
 */
export async function wrongAnswers(page: Page): Promise<Wrong> {
  const { fields, reading } = page
  // An input that comes late brings its rules along: until they are there every answer would pass.
  await Promise.allSettled(fields.flatMap(({ type }) => fieldKinds[type].prepare?.() ?? []))
  const alone = fields.map((field) => wrongWords(field, reading.others[field.name], reading))
  return Object.assign({}, ...(await wrongInRecords(page)), ...alone)
}

/** Records belong to an account. What could not be reached now is told when it is to be saved. */
async function wrongInRecords({ reading, ...page }: Page): Promise<readonly Wrong[]> {
  const keeping = useSession.getState().user ? await loadKeeping() : undefined
  const read = page.fields.map((field) => [field, readField(field, reading.others[field.name], reading)] as const)
  const answers = Object.fromEntries(read.flatMap(([{ name }, answer]) => (answer.ok ? [[name, answer.value]] : [])))
  return keeping ? keeping.wrongInRecords({ ...page, answers }) : []
}
