import { useSession } from '../client/session.ts'
import type { Reading } from './fields/field-kind.ts'
import { fieldKinds } from './fields/fields.ts'
import { readField, wrongWords } from './fields/read-field.ts'
import { columnsByRecord, namedByField, type StepAnswers } from './keep-answers.ts'
import { recordOf } from './records/record-of.ts'

type Page = Omit<StepAnswers, 'answers' | 'key'> & { readonly reading: Reading }
type Wrong = Readonly<Record<string, string>>

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

async function wrongInRecords({ mode, step, facts, added, fields, reading }: Page): Promise<readonly Wrong[]> {
  if (!useSession.getState().user) return []
  const read = fields.map((field) => [field, readField(field, reading.others[field.name], reading)] as const)
  const all = Object.fromEntries(read.flatMap(([{ name }, answer]) => (answer.ok ? [[name, answer.value]] : [])))
  const work = { mode: mode.flow.resolved.mode, step: step.step, facts, all }
  return Promise.all(
    [...columnsByRecord(fields, all, added)].map(async ([record, columns]) => {
      const { wrong } = await recordOf(record)
      return wrong ? namedByField(await wrong(columns, work), record, fields) : {}
    }),
  )
}
