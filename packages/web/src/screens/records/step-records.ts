import { applyAnswers, type Facts, type Flow, shownAsks } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { actKeys } from '@app/schemas/rules/answers/progress-keys'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { fetchJourney, placeHere, savePlace, useJourneys } from '../../client/walk/journey.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { StepAnswers, Wrong } from '../form/step-answers.ts'
import { recordOf } from './records.ts'

/** What a record holds already, by column. What is stored counts over what its fields may begin with. */
export async function loadColumns(name: string, facts: Facts): Promise<Answer<Typed>> {
  const { load, suggest } = await recordOf(name)
  const [suggested, stored] = await Promise.all([suggest?.(), load?.(facts)])
  if (stored && !stored.ok) return stored
  const filled = Object.entries(stored?.data ?? {}).filter(([, value]) => !isEmpty(value))
  return done({ ...suggested, ...Object.fromEntries(filled) })
}

/** The answers that a record was given, by column, for the page on which they are checked. Undefined where it shows none. */
export async function loadGiven(name: string, facts: Facts): Promise<Answer<Typed> | undefined> {
  const { given, load } = await recordOf(name)
  return given ? given(facts) : load?.(facts)
}

/** What only the records of a page can tell is wrong with its answers, by field. */
export async function checkRecords({ mode, step, facts, added, fields, answers }: Omit<StepAnswers, 'key'>): Promise<Wrong> {
  const work = { mode: mode.flow.resolved.mode, step: step.step, facts, all: answers }
  const wrong = await Promise.all(
    [...columnsByRecord(fields, answers, added)].map(async ([record, columns]) => {
      const { wrong } = await recordOf(record)
      return wrong ? namedByField(await wrong(columns, work), record, fields) : {}
    }),
  )
  return Object.assign({}, ...wrong)
}

/** Saves the answers of a step, record by record, and has its progress key checked. */
export async function saveRecords({ mode, step, fields, answers, touched, added, facts, key }: StepAnswers): Promise<Answer<unknown>> {
  const { resolved } = mode.flow
  const decided = decidedFacts(mode.flow, step.step, answers, facts)
  for (const [record, columns] of columnsByRecord(fields, answers, { ...decided, ...added })) {
    const kind = await recordOf(record)
    const untouched = untouchedColumns(record, fields, touched)
    const work = {
      mode: resolved.mode,
      step: step.step,
      facts,
      all: answers,
      untouched,
      key: `${key}-${record}`,
      words: shownWords(step, fields),
    }
    const saved = await kind.save(columns, work)
    if (!saved.ok) {
      const { fields: wrong } = saved.failure
      return failed({ ...saved.failure, ...(wrong && { fields: namedByField(wrong, record, fields) }) })
    }
  }
  return claimProgress(mode, step, answers, facts)
}

/** The facts that the chosen answers decide, by the record and column that the service reads them from. */
function decidedFacts(flow: Flow, step: string, answers: Typed, facts: Facts): Typed {
  const sets = shownAsks(flow, step, answers, facts).flatMap(({ name, options }) =>
    Object.entries(options.find(({ value }) => value === answers[name])?.sets ?? {}),
  )
  return Object.fromEntries(
    sets.flatMap(([fact, value]) => {
      const store = flow.resolved.facts[fact]?.store
      return store === undefined ? [] : [[store, value]]
    }),
  )
}

/** The answers of a page by record and column. */
function columnsByRecord(fields: readonly ShownField[], answers: Typed, added: Typed): Map<string, Record<string, unknown>> {
  const records = new Map<string, Record<string, unknown>>()
  const put = (record: string, column: string, value: unknown) => records.set(record, { ...records.get(record), [column]: value })
  for (const { record, column, name } of fields) if (record !== undefined) put(record, column, answers[name])
  for (const [store, value] of Object.entries(added)) {
    const [record = '', column = ''] = store.split('.')
    put(record, column, value)
  }
  return records
}

function untouchedColumns(record: string, fields: readonly ShownField[], touched: StepAnswers['touched']): ReadonlySet<string> {
  return new Set(fields.flatMap((field) => (field.record === record && touched?.has(field.name) === false ? field.column : [])))
}

/** Records name columns; the page marks fields. */
function namedByField<Words>(wrong: Readonly<Record<string, Words>>, record: string, fields: readonly ShownField[]) {
  const nameOf = (column: string) => fields.find((field) => field.record === record && field.column === column)?.name ?? column
  return Object.fromEntries(Object.entries(wrong).map(([column, words]) => [nameOf(column), words]))
}

/** What a step completes follows from what is stored. Only an act that nothing stored shows is claimed from the service. */
async function claimProgress(mode: WalkedMode, { step }: StepFile, answers: Typed, facts: Facts): Promise<Answer<unknown>> {
  const { resolved } = mode.flow
  const key = resolved.steps[step]?.completes?.key
  if (key === undefined || !actKeys.some((act) => act === key)) return done(undefined)
  const applied = applyAnswers(mode.flow, step, answers, facts)
  if (applied[`progress.${key}`] !== true || facts[`progress.${key}`] === true) return done(undefined)
  if (asksPerson(mode.flow, step)) await saveJourney(mode, step, applied)
  const claimed = await ask('POST /api/v1/accounts/completed_info/update/', { body: { [key]: true } })
  // A claim that is not borne out yet is no mistake of the person: the flow leads them to what is missing.
  return !claimed.ok && claimed.failure.code === 'claimed_progress' ? done(undefined) : claimed
}

function asksPerson({ resolved }: Flow, step: string): boolean {
  const sets = resolved.steps[step]?.asks.flatMap(({ options }) => options.flatMap((option) => Object.keys(option.sets))) ?? []
  return sets.some((fact) => resolved.facts[fact]?.from === 'person')
}

/** What was answered here counts for the claim, so the service learns of it before the claim and not only with the next step. */
async function saveJourney({ flow, questions }: WalkedMode, step: string, facts: Facts): Promise<void> {
  const { mode } = flow.resolved
  // Until this page has asked once, no place is known here; afterwards a newer place from another device must not pass for ours.
  if (useJourneys.getState().versions[mode] === undefined) await fetchJourney(mode)
  const here = placeHere(mode)
  await savePlace({ mode, flow, place: here?.step === step ? here : { step }, facts, questions: new Set(Object.keys(questions)) })
}

const worded: ReadonlySet<string> = new Set(['title', 'lead', 'heading', 'list', 'text', 'note', 'more'])
const longest = 4_000

/** What a page says around its fields, as it was shown: kept with what is agreed to there. */
export function shownWords({ title, lead, body = [] }: Pick<StepFile, 'title' | 'lead' | 'body'>, fields: readonly ShownField[]): string {
  const asked = fields.flatMap(({ label, options = [] }) => [label, ...options.map((one) => one.label)])
  return [title, lead ?? '', ...body.flatMap(textsIn), ...asked]
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, longest)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (worded.has(name) ? textsIn(inner) : []))
}
