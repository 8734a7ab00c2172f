import { useSession } from '../../client/session/session.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { Reading } from '../fields/field-kind.ts'
import { fieldKinds, readField, wrongWords } from '../fields/fields.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { StepAnswers, Wrong } from './step-answers.ts'

type Page = Omit<StepAnswers, 'answers' | 'key'> & { readonly reading: Reading }

type CheckedStep = { readonly ok: true; readonly answers: Typed } | { readonly ok: false; readonly wrong: Wrong }

/**
 * The answers of a page as they are sent, or everything that is wrong with them, by field or part of a field: what a field can check by
 * itself and what only its record can. All of it at once, so that nobody corrects one answer only to hear about another.
 */
export async function checkStep({ reading, ...page }: Page): Promise<CheckedStep> {
  // An input that loads late brings its rules along: until they are there every answer would be accepted.
  await Promise.allSettled(page.fields.flatMap(({ type }) => fieldKinds[type].prepare?.() ?? []))
  const wrong = wrongAnswers(page.fields, reading)
  const answers = readAnswers(page.fields, reading)
  // Records belong to an account. Where the part that checks them can't be loaded now, saving fails instead.
  const isSignedIn = Boolean(useSession.getState().user)
  const records = isSignedIn ? await import('../records/step-records.ts').catch(() => undefined) : undefined
  const all = { ...(await records?.checkRecords({ ...page, answers })), ...wrong }
  return Object.keys(all).length > 0 ? { ok: false, wrong: all } : { ok: true, answers }
}

/** What each of these fields finds wrong with its own answer. */
export function wrongAnswers(fields: readonly ShownField[], reading: Reading): Wrong {
  return Object.assign({}, ...fields.map((field) => wrongWords(field, reading.others[field.name], reading)))
}

function readAnswers(fields: readonly ShownField[], reading: Reading): Typed {
  const read = fields.map((field) => [field.name, readField(field, reading.others[field.name], reading)] as const)
  return Object.fromEntries(read.flatMap(([name, answer]) => (answer.ok ? [[name, answer.value]] : [])))
}
