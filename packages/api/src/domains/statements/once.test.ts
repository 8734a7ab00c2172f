import { addDays, dayOf, daysBetween, startOfDay } from '@app/schemas/rules/days/days'
import { nextPaperDay, paperDueOn } from '@app/schemas/rules/papers/paper-days'
import { expect, it } from 'vitest'
import type { Context } from '../../context/context.ts'
import { openAccount, postEntry } from '../../ledger/ledger.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openCrashes } from '../brokerage/testing/crashes.ts'
import { newSaverWithBank } from '../brokerage/testing/saver.ts'
import { saveDocument } from '../documents/save-document.ts'
import { confirmJob, noonOf } from './job-names.ts'
import { makePapers } from './make-papers.ts'
import { makeConfirmations } from './papers/make-confirmations.ts'
import { papersOf } from './testing/papers-of.ts'

const dayMs = 86_400_000

// Each opens accounts and lets weeks pass.
const slow = { timeout: 240_000 }

/** The next day on which statements are made, when there is time before it. */
function statementDay(service: TestApp): string {
  let day = nextPaperDay(dayOf(service.context.now()))
  while (paperDueOn(day).kind !== 'statement') day = nextPaperDay(day)
  return day
}

/** A person with an account in which a deposit has arrived, in a quarter of which no statement is made yet. */
async function beforeStatement(service: TestApp, ssn?: string, leastDays = 30) {
  while (daysBetween(dayOf(service.context.now()), statementDay(service)) < leastDays) service.pass(20 * dayMs)
  const saver = await newSaverWithBank(service, ssn)
  const sent = { account_number: saver.number, contribution_type: 'ROLLOVER', amount: 500 }
  await saver.post('user/transfer/deposit/create/', sent)
  await saver.passDays(7)
  const day = statementDay(service)
  const { account_id: accountId } = await service.db
    .updateTable('paper_accounts')
    .set({ next_on: day })
    .where('person_id', '=', saver.pk)
    .returning('account_id')
    .executeTakeFirstOrThrow()
  return { saver, accountId, day, papers: papersOf(service, saver) }
}

const passTo = (service: TestApp, day: string) => service.pass(noonOf(day).getTime() - service.context.now().getTime())

it('a paper is made once, however many do it at the same moment and however often', slow, async () => {
  const service = await testApp()
  const { accountId, day, papers, saver } = await beforeStatement(service)
  passTo(service, day)
  const make = () => makePapers(service.context, { accountId, day, waited: 0 })
  await Promise.all(Array.from({ length: 8 }, make))
  await make()
  await saver.signInAgain()
  expect(await papers.find('STATEMENT')).toHaveLength(1)
  expect(service.emails.filter(({ kind, subject }) => kind === 'paper-ready' && subject.includes('statement'))).toHaveLength(1)
})

it('a service that dies at any statement leaves a whole paper or none, and the next one makes it', slow, async () => {
  const service = await testApp()
  const { accountId, day, papers, saver } = await beforeStatement(service)
  passTo(service, day)
  const crashes = openCrashes()
  const context: Context = { ...service.context, db: service.plainDb.withPlugin(crashes.plugin) }
  for (let statement = 0; ; statement++) {
    crashes.atStatement(statement)
    const died = await makePapers(context, { accountId, day, waited: 0 }).then(() => false, crashes.isDeath)
    const made = await service.db.selectFrom('account_statements').select('document_id').execute()
    expect(made).toHaveLength(died ? 0 : 1)
    if (!died) break
  }
  crashes.never()
  expect(crashes.count()).toBeGreaterThan(5)
  await saver.signInAgain()
  expect(await papers.find('STATEMENT')).toHaveLength(1)
})

it('each account is a transaction of its own: one that fails holds up no other', slow, async () => {
  const service = await testApp()
  const first = await beforeStatement(service, '078-05-1120', 60)
  const second = await beforeStatement(service, '078-05-1121')
  passTo(service, second.day)
  const crashes = openCrashes()
  crashes.atStatement(3)
  const dying: Context = { ...service.context, db: service.plainDb.withPlugin(crashes.plugin) }
  await expect(makePapers(dying, { accountId: first.accountId, day: first.day, waited: 0 })).rejects.toSatisfy(crashes.isDeath)
  await makePapers(service.context, { accountId: second.accountId, day: second.day, waited: 0 })
  const made = await service.db.selectFrom('account_statements').select('account_id').execute()
  expect(made).toEqual([{ account_id: second.accountId }])
})

it('a movement is confirmed once, also when eight services do it and a bank sends it back later', slow, async () => {
  const service = await testApp()
  const { saver, accountId, papers } = await beforeStatement(service)
  const confirm = () =>
    service.db.transaction().execute((trx) => makeConfirmations(service.context, trx, accountId, dayOf(service.context.now())))
  await Promise.all(Array.from({ length: 8 }, confirm))
  expect((await papers.find('CONFIRMATION')).length).toBe(1)
  const sent = { account_number: saver.number, contribution_type: 'ROLLOVER', amount: 200.06 }
  await saver.post('user/transfer/deposit/create/', sent)
  await saver.passDays(20)
  await service.jobHandlers[confirmJob]?.work({ personId: saver.pk }, { jobId: '1', at: service.context.now() })
  const texts = await Promise.all((await papers.find('CONFIRMATION')).map(({ pk }) => papers.read(pk)))
  expect(texts.map((text) => /Rollover (received|sent back)/.exec(text)?.[0])).toEqual([
    'Rollover sent back',
    'Rollover received',
    'Rollover received',
  ])
})

it(
  'what is booked for an earlier day after its statement is a line of the next one, which goes on from the end of the last',
  slow,
  async () => {
    const service = await testApp()
    const { saver, accountId, day, papers } = await beforeStatement(service)
    passTo(service, day)
    await makePapers(service.context, { accountId, day, waited: 0 })
    const lateAt = new Date(startOfDay(addDays((await papersEnd(service)) ?? '', 1)).getTime() - 1)
    await bookLate(service, accountId, lateAt)
    service.pass(dayMs)
    const next = statementDay(service)
    await service.db.updateTable('paper_accounts').set({ next_on: next }).execute()
    await makePapers(service.context, { accountId, day: next, waited: 0 })
    const [first, second] = await service.db.selectFrom('account_statements').selectAll().orderBy('period_end').execute()
    expect([first?.cash_cents, second?.start_cents, second?.correction_cents, second?.cash_cents]).toEqual([50_000, 50_000, 700, 50_700])
    await saver.signInAgain()
    const [paper] = await papers.find('STATEMENT')
    expect(await papers.read(paper?.pk ?? '')).toContain('Booked for earlier days after the last statement $7.00')
  },
)

async function papersEnd({ db }: TestApp): Promise<string | undefined> {
  return (await db.selectFrom('account_statements').select('period_end').executeTakeFirst())?.period_end
}

async function bookLate({ db }: TestApp, accountId: string, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await openAccount(trx, 'outside', { mayGoNegative: true })
    const lines = [
      { account: 'outside', cents: -700 },
      { account: `brokerage/${accountId}/cash`, cents: 700 },
    ]
    await postEntry(trx, { id: 'late', kind: 'test', at, lines })
  })
}

it('a letter about the person is among the letters of each account', slow, async () => {
  const service = await testApp()
  const { saver, papers } = await beforeStatement(service)
  const letter = {
    category: 'LETTER',
    docType: 'letter-of-authorization',
    status: 'FILED',
    day: '2026-01-02',
    foundBy: 'letter 1',
  } as const
  const file = { name: 'letter.pdf', media: 'pdf', bytes: Buffer.from('letter') } as const
  await service.db.transaction().execute((trx) => saveDocument(service.context, trx, { ...letter, personId: saver.pk, file }))
  expect((await papers.find('LETTER')).map(({ doc_type }) => doc_type)).toEqual(['welcome-letter', 'letter-of-authorization'])
})
