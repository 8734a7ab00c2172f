import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import type { Context } from '../../context/context.ts'
import { sealing } from '../../security/sealing.ts'
import { writeTo } from '../auth/write-to.ts'
import { employersOf } from '../employers/employer.ts'
import { findProviders } from '../known-providers/store.ts'
import { sealedPersonalInformation } from '../personal-information/sealed.ts'
import { findRecord } from '../personal-information/store.ts'
import { textNews } from '../texts/text-news.ts'
import { askJob } from './ask-record-keeper.ts'
import { foundEmail } from './emails.ts'
import { hintsOf } from './hints.ts'
import { matchEmployer } from './match.ts'
import { originOfEmployer } from './origin.ts'
import { type Finding, saveFindings } from './save-findings.ts'
import { endSearch, findSearchById, setSource } from './search-store.ts'
import { findAccounts, removeOthers } from './store.ts'

/** Searches every source that answers at once. Repeated after a crash it finds the same, and adds nothing twice. */
export async function runSearch(context: Context, searchId: string): Promise<void> {
  const search = await findSearchById(context.db, searchId)
  if (search?.state !== 'running') return
  const personId = search.person_id
  await setSource(context.db, searchId, 'plan-filings', 'running')
  const filings = await fromFilings(context, personId)
  await context.db.transaction().execute((trx) => saveFindings(context, trx, personId, filings))
  await setSource(context.db, searchId, 'plan-filings', 'done')
  await setSource(context.db, searchId, 'your-entries', 'running')
  const entries = await fromEntries(context, personId, filings)
  await context.db.transaction().execute(async (trx) => {
    await saveFindings(context, trx, personId, entries)
    await removeOthers(
      trx,
      personId,
      [...filings, ...entries].map(({ origin }) => origin),
    )
    await setSource(trx, searchId, 'your-entries', 'done')
    await setSource(trx, searchId, 'record-keepers', 'running')
    if (!(await endSearch(trx, searchId, context.now()))) return
    await context.hooks.searchEnded(context, trx, personId)
    await context.hooks.goalsMayBeRuledOut(context, trx, personId)
    const accounts = await findAccounts(trx, personId)
    const toAsk = accounts.filter(({ kind }) => kind !== 'no-match')
    for (const { id } of toAsk.filter(({ answer }) => answer === 'not-asked')) await context.jobs.send(trx, askJob, { id })
    if (toAsk.every(({ answer }) => answer !== 'not-asked')) await setSource(trx, searchId, 'record-keepers', 'done')
    const unanswered = toAsk.filter(({ answer }) => answer === 'not-asked' || answer === 'waiting').length
    await writeTo(context, trx, personId, (addressed) => foundEmail(addressed, { found: toAsk.length, unanswered }))
    await textNews(context, trx, personId, searchId)
  })
}

async function fromFilings(context: Context, personId: string): Promise<readonly Finding[]> {
  const employers = await employersOf(context, personId)
  const places = await placesOf(context, personId)
  const findings: Finding[] = []
  for (const employer of employers)
    findings.push({ origin: originOfEmployer(employer.id), ...(await matchEmployer(context.db, employer, places)) })
  return findings
}

/** Where the person lives and lived. At least one, though nothing may be known of it. */
async function placesOf({ db, keys }: Context, personId: string) {
  const record = await findRecord(db, personId)
  const here = {
    zip: record ? sealing(keys, sealedPersonalInformation).open('zip_code', record.id, record.zip_code) : null,
    state: record?.state ?? null,
  }
  const { zipcodes } = await hintsOf({ db, keys }, personId)
  return [here, ...zipcodes.map((zip) => ({ zip, state: null }))]
}

/** Providers that the person remembers, except those that belong to a job already. */
async function fromEntries({ db }: Context, personId: string, filings: readonly Finding[]): Promise<readonly Finding[]> {
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
      because: { is: 'told' },
    },
  }))
}
