import { columnsByRecord, namedByField, type StepAnswers } from './keep-answers.ts'
import { recordOf } from './records/record-of.ts'
import type { Wrong } from './wrong-answers.ts'

/** What only the records of a page can tell of its answers, by field. */
export async function wrongInRecords({ mode, step, facts, added, fields, answers }: Omit<StepAnswers, 'key'>): Promise<readonly Wrong[]> {
  const work = { mode: mode.flow.resolved.mode, step: step.step, facts, all: answers }
  return Promise.all(
    [...columnsByRecord(fields, answers, added)].map(async ([record, columns]) => {
      const { wrong } = await recordOf(record)
      return wrong ? namedByField(await wrong(columns, work), record, fields) : {}
    }),
  )
}
