import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context/context.ts'
import type { CoreContext } from '../../../core/core-context.ts'
import { emailIn, type WrittenEmail } from '../../../core/email.ts'
import type { Database } from '../../../db/database.ts'
import { isFailure } from '../../../failure/failure.ts'
import type { LiveCatalogue } from '../../../flows/live-catalogue.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { addTimedJob } from '../../../jobs/send-jobs.ts'
import { openContext } from '../../../open-context.ts'
import { sandboxBrokerage } from '../../../partners/brokerage/sandbox-brokerage.ts'
import { type Deliver, type PartnerEvent, webhookJobs, webhookReceiver } from '../../../partners/webhooks/webhooks.ts'
import { quickPasswords, sandboxesOnly, testSettings } from '../../../testing/test-settings.ts'
import type { Reader } from '../answers.ts'
import { moneyOf } from '../booking.ts'
import { brokerageJobs, onBrokerageEvent } from '../jobs.ts'
import { openBrokerageAccount } from '../opening/opening.ts'
import { openCrashes } from './crashes.ts'
import { addCustomer } from './customer.ts'

const dayMs = 86_400_000

type Clock = { now: Date }
type Crashes = ReturnType<typeof openCrashes>

type Base = {
  readonly db: Database
  readonly databaseUrl: string
  readonly keys: CoreContext['keys']
  readonly flows: LiveCatalogue
  readonly start: Date
}

/**
 * The domain with its sandbox partner, with a clock and jobs that a test moves. Jobs are rows with what they are about,
 * and one that dies is done again.
 */
export async function openBrokerageOn({ db, databaseUrl, keys, flows, start }: Base) {
  const crashes = openCrashes()
  const clock: Clock = { now: start }
  const emails: WrittenEmail[] = []
  const send: CoreContext['jobs']['send'] = (trx, name, data, at = clock.now) => addTimedJob(trx, { name, data, due_at: at })
  const plain: CoreContext = {
    db,
    keys,
    random: Math.random,
    newId: randomUUID,
    passwordCost: quickPasswords,
    now: () => clock.now,
    jobs: { send },
    post: async (_trx, email) => void emails.push(emailIn('en', email, 'https://finder.example')),
  }
  const { context, sandbox, deliver, handlers } = await openService(plain, { flows, databaseUrl }, crashes)
  const { doJobs, passDays } = openDays({ db, clock, handlers, crashes })
  const partnerCash = async (accountId: string) => {
    const told = await sandbox.moneyOf(`acct-${accountId}`)
    return told.ok ? told.value.cashCents : undefined
  }
  return {
    db,
    context,
    clock,
    emails,
    crashes,
    deliver,
    sandbox,
    key: () => randomUUID(),
    money: (accountId: string) => moneyOf(db, accountId),
    doJobs,
    passDays,
    ...openCustomers({ plain, context, doJobs, passDays }),
    partnerCash,
  }
}

/** The service, where every statement and every question to the partner may be its last. */
async function openService(plain: CoreContext, { flows, databaseUrl }: Pick<Base, 'flows' | 'databaseUrl'>, crashes: Crashes) {
  const deliver: Deliver = (partner, headers, raw) => receive(partner, (name) => headers[name], raw)
  const sandbox = sandboxBrokerage(plain, deliver)
  const core: CoreContext = { ...plain, db: plain.db.withPlugin(crashes.plugin) }
  const parts = { core, flows, settings: testSettings, partners: sandboxesOnly, databaseUrl, isDatabaseUp: async () => true }
  const { context: service } = await openContext(parts, { lifetime: noLifetime, metrics: { text: async () => '' }, log: () => undefined })
  const brokerage = crashes.around(sandbox.brokerage)
  // Without funds of ours: a death while they are bought or sold is none of the brokerage.
  const context: Context = { ...service, partners: { ...service.partners, brokerage, holdsFunds: true } }
  const receive = webhookReceiver(context, () => ({ brokerage: brokerage.verify }))
  const onEvent = (event: PartnerEvent) => onBrokerageEvent(context, event)
  const handlers: JobHandlers = { ...brokerageJobs(context), ...sandbox.jobs, ...webhookJobs(context, { brokerage: onEvent }) }
  return { context, sandbox: sandbox.brokerage, deliver, handlers }
}

type Worked = { readonly db: Database; readonly clock: Clock; readonly handlers: JobHandlers; readonly crashes: Crashes }

function openDays({ db, clock, handlers, crashes }: Worked) {
  const doJobs = async () => {
    for (;;) {
      const job = await nextJob(db, clock.now)
      if (!job) return
      try {
        await handlers[job.name]?.work(JSON.parse(JSON.stringify(job.data)), { jobId: String(job.id), at: job.due_at })
        await db.deleteFrom('timed_jobs').where('id', '=', job.id).execute()
      } catch (error) {
        if (!crashes.isDeath(error)) throw error
      }
    }
  }
  /** Some days, hour by hour enough that nothing is late. */
  const passDays = async (days: number) => {
    for (let half = 0; half < days * 2; half++) {
      clock.now = new Date(clock.now.getTime() + dayMs / 2)
      await doJobs()
    }
  }
  return { doJobs, passDays }
}

type Served = ReturnType<typeof openDays> & { readonly plain: CoreContext; readonly context: Context }

/** People, and their accounts. */
function openCustomers({ plain, context, doJobs, passDays }: Served) {
  const customer = async (ssn = '078051120', birthDate = '1980-04-05', answers: object = {}): Promise<Reader> =>
    addCustomer(plain, ssn, birthDate, answers)

  const openFor = async (person: Reader, accountType: 'TRADITIONAL_IRA' | 'ROTH_IRA' | 'INDIVIDUAL_401K' = 'TRADITIONAL_IRA') => {
    const consent = { version: '1', at: plain.now(), address: '192.0.2.1' }
    const row = await context.db
      .transaction()
      .execute((trx) => openBrokerageAccount(context, trx, { personId: person.id, accountType, consent }))
    if (isFailure(row)) throw new Error('The account could not be asked for.')
    await doJobs()
    return row
  }
  /** A person whose account is open. */
  const customerWithAccount = async (...given: Parameters<typeof customer>) => {
    const person = await customer(...given)
    const { id, number } = await openFor(person)
    await passDays(4)
    return { person, id, number }
  }
  /** As after the password was entered. */
  const sure = (person: Reader): Reader => ({ ...person, passwordCheckedAt: plain.now() })
  return { customer, openFor, customerWithAccount, sure }
}

async function nextJob(db: Database, now: Date) {
  return db.selectFrom('timed_jobs').selectAll().where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(1).executeTakeFirst()
}

const noLifetime: Context['lifetime'] = {
  stopping: new AbortController().signal,
  onListen: () => undefined,
  beforeClose: () => undefined,
  onClose: () => undefined,
}
