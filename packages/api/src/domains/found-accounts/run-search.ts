import { createHash } from 'node:crypto'
import { sameNameKey } from '@app/schemas/rules/employers'
import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import type { RecordKeepers } from '../../partners/record-keepers/record-keepers.ts'
import { sealing } from '../../security/sealing.ts'
import { writeTo } from '../auth/write-to.ts'
import { employersOf } from '../employers/employer.ts'
import { findProviders } from '../known-providers/store.ts'
import { findRecord } from '../personal-information/store.ts'
import { type Details, sealDetails } from './details.ts'
import { hintsOf } from './hints.ts'
import { foundLetter } from './letters.ts'
import { matchEmployer } from './match.ts'
import { originOfEmployer } from './origin.ts'
import { endSearch, findSearchById, setSource } from './search-store.ts'
import { findAccounts, putAccount, removeOthers } from './store.ts'

export type SearchGround = {
  readonly ground: Ground
  readonly recordKeepers: RecordKeepers
  /** What else is looked through for a person, with the transaction. */
  readonly lookElsewhere: (trx: Queries, personId: string) => Promise<void>
}

type Finding = {
  readonly origin: string
  readonly kind: 'matched' | 'no-match' | 'user-entered'
  readonly confidence: number | null
  readonly details: Details
}

/** Looks through every source that answers at once. Done again after a crash it finds the same, and adds nothing twice. */
export async function runSearch({ ground, lookElsewhere }: SearchGround, searchId: string): Promise<void> {
  const search = await findSearchById(ground.db, searchId)
  if (search?.state !== 'running') return
  const personId = search.person_id
  await setSource(ground.db, searchId, 'plan-filings', 'running')
  const filings = await fromFilings(ground, personId)
  await keep(ground, ground.db, personId, filings)
  await setSource(ground.db, searchId, 'plan-filings', 'done')
  await setSource(ground.db, searchId, 'your-entries', 'running')
  const entries = await fromEntries(ground, personId, filings)
  await ground.db.transaction().execute(async (trx) => {
    await keep(ground, trx, personId, entries)
    await removeOthers(
      trx,
      personId,
      [...filings, ...entries].map(({ origin }) => origin),
    )
    await setSource(trx, searchId, 'your-entries', 'done')
    await setSource(trx, searchId, 'record-keepers', 'running')
    if (!(await endSearch(trx, searchId, ground.now()))) return
    await lookElsewhere(trx, personId)
    const accounts = await findAccounts(trx, personId)
    for (const { id } of accounts.filter(({ kind, answer }) => kind !== 'no-match' && answer === 'not-asked'))
      await ground.jobs.send(trx, 'ask-record-keeper', { id })
    if (accounts.every(({ answer, kind }) => kind === 'no-match' || answer !== 'not-asked'))
      await setSource(trx, searchId, 'record-keepers', 'done')
    await writeTo(ground, trx, personId, (addressed) => foundLetter(addressed, accounts.filter(({ kind }) => kind !== 'no-match').length))
  })
}

async function fromFilings(ground: Ground, personId: string): Promise<readonly Finding[]> {
  const employers = await employersOf(ground, personId)
  const places = await placesOf(ground, personId)
  const findings: Finding[] = []
  for (const employer of employers)
    findings.push({ origin: originOfEmployer(employer.id), ...(await matchEmployer(ground.db, employer, places)) })
  return findings
}

/** Where the person lives and lived. At least one, though nothing may be known of it. */
async function placesOf({ db, keys }: Ground, personId: string) {
  const record = await findRecord(db, personId)
  const here = {
    zip: record ? sealing(keys, 'personal_information').open('zip_code', record.id, record.zip_code) : null,
    state: record?.state ?? null,
  }
  const { zipcodes } = await hintsOf({ db, keys }, personId)
  return [here, ...zipcodes.map((zip) => ({ zip, state: null }))]
}

/** Providers that the person remembers, but for those that stand with a job already. */
async function fromEntries({ db }: Ground, personId: string, filings: readonly Finding[]): Promise<readonly Finding[]> {
  const known = new Set(filings.flatMap(({ details: { recordKeeper } }) => (recordKeeper === null ? [] : [sameNameKey(recordKeeper)])))
  const providers = (await findProviders(db, personId)).filter(({ name_key, current_job }) => !known.has(name_key) && !current_job)
  return providers.map(({ id, record_keeper_name: name }) => ({
    origin: `provider:${id}`,
    kind: 'user-entered',
    confidence: null,
    details: {
      employer: name,
      company: null,
      plan: null,
      recordKeeper: name,
      sourceYear: null,
      startYear: null,
      endYear: null,
      why: 'You told us of this account.',
    },
  }))
}

/** The same for the same: two who find it at once seal it for one row. */
function nameFor(personId: string, origin: string): string {
  const hex = createHash('sha256').update(`${personId} ${origin}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

async function keep(ground: Ground, db: Queries, personId: string, findings: readonly Finding[]): Promise<void> {
  for (const { origin, kind, confidence, details } of findings) {
    const id = nameFor(personId, origin)
    await putAccount(db, {
      id,
      person_id: personId,
      origin,
      kind,
      confidence,
      details: sealDetails(ground.keys, id, details),
      balance_cents: null,
      balance_from: null,
      found_at: ground.now(),
    })
  }
}
