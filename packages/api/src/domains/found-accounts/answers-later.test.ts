import { afterAll, beforeAll, expect, it } from 'vitest'
import { putObject } from '../../partners/sandbox/store.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { mover } from '../rollovers/testing/mover.ts'
import { receiveAnswer } from './jobs.ts'
import { addCompany, dayMs, searcher } from './testing/searcher.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Telephone Kiln Works', 'Nothing Left Mill', 'Paper Crane Clinic', 'Unvalued Glass Yard'])
    await addCompany(service.plainDb, { name, keeper: `${name} Plan Records` })
})
afterAll(() => service.close())

/** What the record keeper knows about a question is now what it knows about that employer, and it says so. */
async function answerAnew(ref: string, employer: string, isAnswered = true) {
  const now = service.context.now()
  const at = isAnswered ? [now.toISOString()] : []
  const body = { employer, stage: at.length, at, cancelledAt: null, way: 'direct-check', taxKinds: [], receivers: [], formBytes: 0 }
  await putObject(service.context, { partner: 'record-keepers', id: ref, kind: 'question', body }, now)
  await receiveAnswer(service.context, { id: `${ref} anew`, sentAt: now, body: { ref } })
}

async function answered(employer: string) {
  const person = await searcher(service)
  await person.addEmployer(employer)
  await person.start()
  await service.doJobs()
  service.pass(4 * dayMs)
  await service.doJobs()
  const [account] = await person.list('')
  const news = async () => (await person.emailsOf('record-keeper-answered')).map(({ paragraphs }) => paragraphs.join(' '))
  return { ...person, account, news }
}

it.each([
  ['Telephone Kiln Works', 'needs-call'],
  ['Nothing Left Mill', 'nothing'],
])('an account that is confirmed after another answer (%s) is said to be there, once', async (employer, first) => {
  const { account, list, news } = await answered(employer)
  expect(account.record_keeper_answer).toBe(first)
  await answerAnew(account.pk, 'Paper Crane Clinic')
  await answerAnew(account.pk, 'Paper Crane Clinic')
  expect(await list('')).toMatchObject([
    { pk: account.pk, record_keeper_answer: 'found', balance: expect.any(Number), balance_from: 'record-keeper' },
  ])
  expect((await news()).slice(1)).toEqual([`The provider has confirmed an account from ${employer}.`])
})

it('what is in an account may be said after it was confirmed, and counts for more than what the person said; there is no second e-mail', async () => {
  const { account, list, update, news } = await answered('Unvalued Glass Yard')
  expect(account).toMatchObject({ record_keeper_answer: 'found', balance: null })
  await update([{ pk: account.pk, version: account.version, balance: 1200 }])
  expect(await list('')).toMatchObject([{ balance: 1200, balance_from: 'you' }])
  await answerAnew(account.pk, 'Paper Crane Clinic')
  const [told] = await list('')
  expect(told).toMatchObject({ record_keeper_answer: 'found', balance_from: 'record-keeper' })
  expect(told.balance).toBeGreaterThan(1200)
  expect(await news()).toHaveLength(1)
})

it('an account that was confirmed stays so, and no answer is taken back by a question that is open again', async () => {
  const confirmed = await answered('Paper Crane Clinic')
  await answerAnew(confirmed.account.pk, 'Nothing Left Mill')
  const called = await answered('Telephone Kiln Works')
  await answerAnew(called.account.pk, 'Telephone Kiln Works', false)
  expect([(await confirmed.list(''))[0].record_keeper_answer, (await called.list(''))[0].record_keeper_answer]).toEqual([
    'found',
    'needs-call',
  ])
  expect([await confirmed.news(), await called.news()]).toEqual([[expect.any(String)], [expect.any(String)]])
})

it('what the person said of an account stays, and of one that is being moved nothing else is said', async () => {
  const { account, list, update } = await answered('Telephone Kiln Works')
  await update([{ pk: account.pk, version: account.version, is_mine: 'yes', tax_type: 'roth' }])
  await answerAnew(account.pk, 'Paper Crane Clinic')
  expect(await list('')).toMatchObject([{ is_mine: 'yes', tax_type: 'roth', record_keeper_answer: 'found' }])
  const moving = await mover(service, 'Telephone Kiln Works')
  service.pass(4 * dayMs)
  await service.doJobs()
  await moving.requestSigned()
  await answerAnew(moving.account.pk, 'Nothing Left Mill')
  expect(await moving.list('')).toMatchObject([{ record_keeper_answer: 'needs-call' }])
})
