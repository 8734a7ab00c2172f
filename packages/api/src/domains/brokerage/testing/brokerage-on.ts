import { randomUUID } from 'node:crypto'
import type { CoreContext } from '../../../core/core-context.ts'
import type { Email } from '../../../core/email.ts'
import type { Database } from '../../../db/database.ts'
import { isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { JobHandlers } from '../../../jobs/job-handlers.ts'
import { addTimedJob } from '../../../jobs/timed-jobs.ts'
import { sandboxBrokerage } from '../../../partners/brokerage/sandbox-brokerage.ts'
import { type Deliver, webhookJobs, webhookReceiver } from '../../../partners/webhooks/webhooks.ts'
import { moneyOf } from '../booking.ts'
import type { BankAccount, RequestDocuments, SentFiles } from '../brokerage-context.ts'
import { openBrokerage } from '../open-brokerage.ts'
import { openBrokerageAccount } from '../opening.ts'
import { openCrashes } from './crashes.ts'
import { addCustomer } from './customer.ts'

const dayMs = 86_400_000

type Base = { readonly db: Database; readonly keys: CoreContext['keys']; readonly start: Date }

const bank: BankAccount = {
  id: 'bank-1',
  name: 'First Sample Bank',
  lastFour: '4321',
  isUsable: true,
  funding: { kind: 'processor-token', token: 'processor-sandbox-1' },
}

/**
 * The domain with its sandbox partner, with a clock and jobs that a test moves. Jobs stand in the database with what they are about, and
 * one that dies is done again.
 */
export function openBrokerageOn({ db: plainDb, keys, start }: Base) {
  const crashes = openCrashes()
  const clock = { now: start }
  const emails: Email[] = []
  const asked: Parameters<RequestDocuments>[1][] = []
  const files: Awaited<ReturnType<SentFiles>>[number][] = []
  const taken: string[] = []
  const banks = { current: bank as BankAccount | undefined }
  const send: CoreContext['jobs']['send'] = (trx, name, data, at = clock.now) => addTimedJob(trx, { name, data, due_at: at })
  const plain: CoreContext = {
    db: plainDb,
    keys,
    random: Math.random,
    newId: randomUUID,
    now: () => clock.now,
    jobs: { send },
    post: async (_trx, email) => void emails.push(email),
  }
  const context: CoreContext = { ...plain, db: plainDb.withPlugin(crashes.plugin) }
  const deliver: Deliver = (partner, headers, raw) => receive(partner, (name) => headers[name], raw)
  const sandbox = sandboxBrokerage(plain, deliver)
  const needs = {
    bankAccountOf: async () => banks.current,
    agreementsOf: async () => ({ version: '1', at: clock.now }),
    requestDocuments: async (_trx, one) => void asked.push(one),
    sentFiles: async () => files,
    recordAccepted: async (requestId) => void taken.push(requestId),
    questions: () => questions,
  } satisfies Parameters<typeof openBrokerage>[2]
  const { parts, jobs, source } = openBrokerage(context, crashes.around(sandbox.brokerage), needs)
  const receive = webhookReceiver(context, () => ({ brokerage: source.verify }))
  const handlers: JobHandlers = { ...jobs, ...sandbox.jobs, ...webhookJobs(context, { brokerage: source.work }) }

  const doJobs = async () => {
    for (;;) {
      const job = await nextJob(plainDb, clock.now)
      if (!job) return
      try {
        await handlers[job.name]?.work(JSON.parse(JSON.stringify(job.data)), { jobId: String(job.id), at: job.due_at })
        await plainDb.deleteFrom('timed_jobs').where('id', '=', job.id).execute()
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
  const customer = async (ssn = '078051120', birthDate = '1980-04-05', answers: object = {}): Promise<Person> =>
    addCustomer(plain, ssn, birthDate, answers)

  const openFor = async (person: Person, accountType: 'TRADITIONAL_IRA' | 'ROTH_IRA' | 'INDIVIDUAL_401K' = 'TRADITIONAL_IRA') => {
    const consent = { version: '1', at: clock.now, address: '192.0.2.1' }
    const row = await context.db
      .transaction()
      .execute((trx) => openBrokerageAccount(parts, trx, { personId: person.id, accountType, consent }))
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
  const sure = (person: Person): Person => ({ ...person, passwordCheckedAt: clock.now })
  const partnerCash = async (accountId: string) => {
    const told = await sandbox.brokerage.moneyOf(`acct-${accountId}`)
    return told.ok ? told.value.cashCents : undefined
  }
  return {
    db: plainDb,
    parts,
    context,
    clock,
    emails,
    asked,
    files,
    taken,
    banks,
    crashes,
    deliver,
    handlers,
    sandbox: sandbox.brokerage,
    key: () => randomUUID(),
    money: (accountId: string) => moneyOf(plainDb, accountId),
    doJobs,
    passDays,
    customer,
    openFor,
    customerWithAccount,
    sure,
    partnerCash,
  }
}

async function nextJob(db: Database, now: Date) {
  return db.selectFrom('timed_jobs').selectAll().where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(1).executeTakeFirst()
}

const choice = { type: 'choice', label: 'A question', page: 'qa1', record: 'client' } as const
const questions = {
  citizen_status: { ...choice, options: ['us-citizen', 'permanent-resident', 'visa-holder'].map((value) => ({ value, label: value })) },
  employment_status: { ...choice, options: ['employed', 'self-employed'].map((value) => ({ value, label: value })) },
  annual_pretax_income: { ...choice, options: ['50000-99999', '500000-up'].map((value) => ({ value, label: value })) },
  tax_filing_status: { ...choice, options: ['single', 'married-joint'].map((value) => ({ value, label: value })) },
  country_citizenship: { ...choice, type: 'country' },
} as const
