import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { answersOf } from './record.ts'

/** What a person answered to a question, in the words that they read; undefined where they gave no answer. */
export async function questionWords({ keys, flows }: Context, db: Queries, personId: string, name: string): Promise<string | undefined> {
  const { questions } = flows.current()
  const answer = (await answersOf({ db, keys }, questions, personId))[name]
  if (answer === undefined) return undefined
  const labelOf = (value: unknown) => questions[name]?.options?.find((option) => option.value === value)?.label ?? String(value)
  return Array.isArray(answer) ? answer.map(labelOf).join(', ') : labelOf(answer)
}
