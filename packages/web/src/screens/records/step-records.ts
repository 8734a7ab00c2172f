import { applyAnswers, type Facts, type Flow, shownAsks } from '@app/engine'
import type { RecordName } from '@app/schemas/flow/purposes/answer-records'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { actKeys } from '@app/schemas/rules/answers/progress-keys'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { fetchJourney, placeHere, savePlace, useJourneys } from '../../client/walk/journey.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { StepAnswers, Wrong } from '../form/step-form.ts'
import type { RecordKind } from './record.ts'

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

type Load = () => Promise<RecordKind>

/** How each record is loaded and saved: those that `store` may name, and those that a page adds to. Each is loaded when a page needs it. */
const records = {
  questionnaire: () => import('./questionnaire.ts').then(({ questionnaire }) => questionnaire),
  personal_information: () => import('./people/personal-information.ts').then(({ personalInformation }) => personalInformation),
  letter_of_authorization: () => import('./papers/letter-of-authorization.ts').then(({ letterOfAuthorization }) => letterOfAuthorization),
  employers: () => import('./people/employers.ts').then(({ employers }) => employers),
  known_providers: () => import('./accounts/known-providers.ts').then(({ knownProviders }) => knownProviders),
  refinance_loan: () => import('./loans/refinance-loan.ts').then(({ refinanceLoan }) => refinanceLoan),
  alt_loan: () => import('./loans/alt-loan.ts').then(({ altLoan }) => altLoan),
  loan_requests: () => import('./loans/loan-requests.ts').then(({ loanRequests }) => loanRequests),
  loans: () => import('./loans/loans.ts').then(({ loans }) => loans),
  ira_accounts: () => import('./ira/ira-accounts.ts').then(({ iraAccounts }) => iraAccounts),
  payments: () => import('./money/payments.ts').then(({ payments }) => payments),
  transfer_requests: () => import('./accounts/transfer-requests.ts').then(({ transferRequests }) => transferRequests),
  rollover_destinations: () => import('./accounts/plan-destinations.ts').then(({ planDestinations }) => planDestinations),
  financial_accounts: () => import('./accounts/financial-accounts.ts').then(({ financialAccounts }) => financialAccounts),
  manual_accounts: () => import('./accounts/manual-accounts.ts').then(({ manualAccounts }) => manualAccounts),
  unclaimed_properties: () => import('./search/unclaimed-properties.ts').then(({ unclaimedProperties }) => unclaimedProperties),
  phone: () => import('./people/phone.ts').then(({ phone }) => phone),
  photo_id: () => import('./people/photo-id.ts').then(({ photoId }) => photoId),
  savings_programs: () => import('./money/savings-programs.ts').then(({ savingsPrograms }) => savingsPrograms),
  terms_conditions: () => import('./papers/terms-conditions.ts').then(({ termsConditions }) => termsConditions),
  safe_harbor_accounts: () => import('./accounts/safe-harbor-accounts.ts').then(({ safeHarborAccounts }) => safeHarborAccounts),
  unlocks: () => import('./accounts/unlocks.ts').then(({ unlocks }) => unlocks),
  unlocked_accounts: () => import('./accounts/unlocked-accounts.ts').then(({ unlockedAccounts }) => unlockedAccounts),
  verification_documents: () => import('./papers/verification-documents.ts').then(({ verificationDocuments }) => verificationDocuments),
  search_calls: () => import('./calls/search-calls.ts').then(({ searchCalls }) => searchCalls),
  signing_sessions: () => import('./papers/signing-sessions.ts').then(({ signingSessions }) => signingSessions),
  alt_personal_information: () =>
    import('./search/alt-personal-information.ts').then(({ altPersonalInformation }) => altPersonalInformation),
  consents: () => import('./people/consents.ts').then(({ consents }) => consents),
  investment_account_info: () => import('./ira/investment-account-info.ts').then(({ investmentAccountInfo }) => investmentAccountInfo),
  contact_messages: () => import('./people/contact-messages.ts').then(({ contactMessages }) => contactMessages),
  found_accounts: () => import('./accounts/found-accounts.ts').then(({ foundAccounts }) => foundAccounts),
  searches: () => import('./search/searches.ts').then(({ searches }) => searches),
  user_providers: () => import('./accounts/user-providers.ts').then(({ userProviders }) => userProviders),
  custom_portfolios: () => import('./money/custom-portfolios.ts').then(({ customPortfolios }) => customPortfolios),
  memberships: () => import('./money/memberships.ts').then(({ memberships }) => memberships),
} satisfies Readonly<Record<RecordName | 'questionnaire' | 'searches', Load>>

/** The record of a name, or an error where there is none. */
export function recordOf(name: string): Promise<RecordKind> {
  if (!isRecord(name)) throw new Error(`There is no record “${name}”.`)
  return records[name]()
}

function isRecord(name: string): name is keyof typeof records {
  return Object.hasOwn(records, name)
}
