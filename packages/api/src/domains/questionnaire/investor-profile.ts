import { investorAnswers } from '@app/schemas/rules/investing/investor-answers'
import type { Context } from '../../context/context.ts'
import type { Questions } from './answers.ts'
import { toKnownAnswers } from './record.ts'
import type { Owner } from './save.ts'
import { findQuestionnaire, type QuestionnaireRow } from './store.ts'

/** The answers by which suggestions go, and when the newest of them was given. */
export async function readInvestorProfile({ db, keys }: Context, questions: Questions, { id }: Owner) {
  const row = await findQuestionnaire(db, id)
  if (!row) return { answers: {}, given_at: null }
  const known = toKnownAnswers(keys, questions, row)
  const given = investorAnswers.flatMap((name) => {
    const value = known[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return { answers: Object.fromEntries(given), given_at: newest(row, new Set(given.map(([name]) => name))) }
}

/** Undefined when it is unknown for one of them: a day that may be too early would be worse. */
function newest({ changed }: QuestionnaireRow, names: ReadonlySet<string>): string | null {
  const days = Object.entries(changed).flatMap(([name, { on }]) => (names.has(name) ? [on ?? null] : []))
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}
