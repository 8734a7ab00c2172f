import type { Context } from '../../context/context.ts'
import type { Answers, Questions } from './answers.ts'
import { toKnownAnswers } from './record.ts'
import { findQuestionnaire } from './store.ts'

/** Every answer of a person that its question took, also one that is not asked any more, and those that follow from them. */
export async function answersOf({ db, keys }: Pick<Context, 'db' | 'keys'>, questions: Questions, personId: string): Promise<Answers> {
  const row = await findQuestionnaire(db, personId)
  return row ? toKnownAnswers(keys, questions, row) : {}
}
