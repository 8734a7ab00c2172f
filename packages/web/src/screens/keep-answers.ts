import { applyAnswers, type Facts, type Flow } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/step'
import { actKeys } from '@app/schemas/rules/answers/progress-keys'
import { type Answer, done, failed } from '../client/answer.ts'
import { ask } from '../client/ask.ts'
import type { Typed } from '../client/drafts.ts'
import type { WalkedMode } from '../client/flow.ts'
import { fetchJourney, placeHere, savePlace, useJourneys } from '../client/journey.ts'
import { factAnswers } from './records/fact-answers.ts'
import { recordOf } from './records/record-of.ts'
import type { ShownField } from './shown-field.ts'

export type StepAnswers = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly fields: readonly ShownField[]
  /** As they are sent, by the name of the field. */
  readonly answers: Typed
  /** What panels of the page add, by record and column. */
  readonly added: Readonly<Record<string, unknown>>
  readonly facts: Facts
  readonly key: string
}

/** Keeps the answers of a step, record by record, and has its progress key checked. */
export async function keepAnswers({ mode, step, fields, answers, added, facts, key }: StepAnswers): Promise<Answer<unknown>> {
  const { resolved } = mode.flow
  const told = factAnswers(mode.flow, step.step, answers, facts)
  for (const [record, columns] of columnsByRecord(fields, answers, { ...told, ...added })) {
    const kind = await recordOf(record)
    const saved = await kind.save(columns, { mode: resolved.mode, step: step.step, facts, all: answers, key: `${key}-${record}` })
    if (!saved.ok) {
      const { fields: wrong } = saved.failure
      return failed({ ...saved.failure, ...(wrong && { fields: namedByField(wrong, record, fields) }) })
    }
  }
  return claimProgress(mode, step, answers, facts)
}

/** The answers of a page as their records take them. */
export function columnsByRecord(fields: readonly ShownField[], answers: Typed, added: Typed): Map<string, Record<string, unknown>> {
  const records = new Map<string, Record<string, unknown>>()
  const put = (record: string, column: string, value: unknown) => records.set(record, { ...records.get(record), [column]: value })
  for (const { record, column, name } of fields) if (record !== undefined) put(record, column, answers[name])
  for (const [store, value] of Object.entries(added)) {
    const [record = '', column = ''] = store.split('.')
    put(record, column, value)
  }
  return records
}

/** Records name columns; the page marks fields. */
export function namedByField<Words>(wrong: Readonly<Record<string, Words>>, record: string, fields: readonly ShownField[]) {
  const nameOf = (column: string) => fields.find((field) => field.record === record && field.column === column)?.name ?? column
  return Object.fromEntries(Object.entries(wrong).map(([column, words]) => [nameOf(column), words]))
}

/** What a step completes follows from what is stored. Only what a person does and nothing stored tells of is said to the service. */
async function claimProgress(mode: WalkedMode, { step }: StepFile, answers: Typed, facts: Facts): Promise<Answer<unknown>> {
  const { resolved } = mode.flow
  const key = resolved.steps[step]?.completes?.key
  if (key === undefined || !actKeys.some((act) => act === key)) return done(undefined)
  const applied = applyAnswers(mode.flow, step, answers, facts)
  if (applied[`progress.${key}`] !== true || facts[`progress.${key}`] === true) return done(undefined)
  if (asksPerson(mode.flow, step)) await tellJourney(mode, step, applied)
  const claimed = await ask('POST /api/v1/accounts/completed_info/update/', { body: { [key]: true } })
  // What is not borne out yet is no mistake of the person: what is asked for next tells them, and the flow leads there.
  return !claimed.ok && claimed.failure.code === 'claimed_progress' ? done(undefined) : claimed
}

function asksPerson({ resolved }: Flow, step: string): boolean {
  const sets = resolved.steps[step]?.asks.flatMap(({ options }) => options.flatMap((option) => Object.keys(option.sets))) ?? []
  return sets.some((fact) => resolved.facts[fact]?.from === 'person')
}

/** What was answered here counts for the claim: the service learns of it before, and not only with the next step. */
async function tellJourney({ flow, questions }: WalkedMode, step: string, facts: Facts): Promise<void> {
  const { mode } = flow.resolved
  // Before this page has asked once, nobody stands here; afterwards a newer place on another device must not be taken for ours.
  if (useJourneys.getState().versions[mode] === undefined) await fetchJourney(mode)
  const here = placeHere(mode)
  await savePlace({ mode, flow, place: here?.step === step ? here : { step }, facts, questions: new Set(Object.keys(questions)) })
}
