import { useSession } from '../../client/session/session.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { Reading } from '../fields/field-kind.ts'
import { fieldKinds } from '../fields/fields.ts'
import { loadStepRecords } from './load-step-records.ts'
import { readAnswers } from './read-answers.ts'
import type { StepAnswers, Wrong } from './step-answers.ts'

type Page = Omit<StepAnswers, 'answers' | 'key'> & { readonly reading: Reading }

type CheckedStep = { readonly ok: true; readonly answers: Typed } | { readonly ok: false; readonly wrong: Wrong }

/**
 * The answers of a page as they are sent; or everything that is wrong with them, by field or by a part of one: what each breaks by itself,
 * and what only its record can tell. All of it at once, so that no one fixes one thing only to hear about another.
 */
export async function checkStep({ reading, ...page }: Page): Promise<CheckedStep> {
  // An input that loads late brings its rules along: until they are there every answer would pass.
  await Promise.allSettled(page.fields.flatMap(({ type }) => fieldKinds[type].prepare?.() ?? []))
  const { answers, wrong } = readAnswers(page.fields, reading)
  // Records belong to an account. What could not be reached now fails when it is saved.
  const records = useSession.getState().user ? await loadStepRecords() : undefined
  const all = { ...(await records?.checkRecords({ ...page, answers })), ...wrong }
  return Object.keys(all).length > 0 ? { ok: false, wrong: all } : { ok: true, answers }
}
