import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const slow = { timeout: 300_000 }
const kind = { payday: 'transfer', windfall: 'invest', markets: 'glad', old_job: 'move' }
let places = 0
const place = () => `10.42.${++places >> 8}.${places & 255}`
const keep = (answers: unknown, quiz = 'saver-kind') =>
  service.ask({
    method: 'POST',
    url: `/api/v1/quizzes/questionnaires/${quiz}/answer/create/`,
    payload: { answers },
    remoteAddress: place(),
  })
const change = (pk: string, version: number, answers: unknown, quiz = 'saver-kind') =>
  service.ask({
    method: 'PUT',
    url: `/api/v1/quizzes/questionnaires/${quiz}/answer/${pk}/update/`,
    headers: { 'if-match': `"${version}"` },
    payload: { answers },
    remoteAddress: place(),
  })
const read = (pk: string) => service.ask({ method: 'GET', url: `/api/v1/quizzes/answers/${pk}/` })

it('quizzes are listed with their questions, and without what an answer is worth', async () => {
  const { body, text } = await service.ask({ method: 'GET', url: '/api/v1/quizzes/questionnaires/' })
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual(['retirement-ready', 'saver-kind'])
  expect(text).not.toMatch(/points|"kind"/)
})

describe('answers', () => {
  it('to every question have a result', async () => {
    const { status, body } = await keep(kind)
    expect([status, body.version, body.is_complete, body.result]).toEqual([
      201,
      1,
      true,
      { id: 'planner', title: 'The planner', about: expect.any(String), score: null },
    ])
    expect((await read(body.pk)).body).toEqual(body)
  })

  it('are added up where a quiz has points', async () => {
    const all = { old_accounts: 'all', saving_rate: 'over_15', match: 'yes', emergency: 'six_months', fees: 'yes', plan: 'no' }
    expect((await keep(all, 'retirement-ready')).body.result).toMatchObject({ id: 'well_prepared', score: 83 })
  })

  it('to some questions are kept without a result, and completed later', async () => {
    const { body } = await keep({ payday: 'bills' })
    expect([body.is_complete, body.result]).toEqual([false, null])
    const done = await change(body.pk, 1, kind)
    expect([done.status, done.body.version, done.body.is_complete, done.body.result.id]).toEqual([200, 2, true, 'planner'])
  })

  it.each([
    ['an unknown option', { payday: 'elsewhere' }, 'answers.payday'],
    ['an unknown question', { salary: 'high' }, 'answers'],
    ['the name of something that every object has', { constructor: 'transfer' }, 'answers'],
    ['no text', { payday: 1 }, 'answers.payday'],
    ['a list', ['transfer'], 'answers'],
    ['too many', Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, 'x'])), 'answers'],
  ])('with %s are refused', async (_about, answers, field) => {
    const { status, body } = await keep(answers)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]])
  })

  it('of an unknown quiz, or under an unknown id, are not found', async () => {
    const nobody = service.context.newId()
    expect((await keep(kind, 'no-such-quiz')).body.code).toBe('not_found')
    expect((await read(nobody)).body.code).toBe('not_found')
    expect((await change(nobody, 1, kind)).body.code).toBe('not_found')
    const { body } = await keep(kind)
    expect((await change(body.pk, 1, {}, 'retirement-ready')).body.code).toBe('not_found')
  })

  it('are not written over by what was made from an older version', async () => {
    const { body } = await keep(kind)
    await change(body.pk, 1, { payday: 'treat' })
    const stale = await change(body.pk, 1, { payday: 'hold' })
    expect([stale.status, stale.body.code, (await read(body.pk)).body.answers]).toEqual([412, 'precondition_failed', { payday: 'treat' }])
  })

  it('are forgotten a year after they were last changed', async () => {
    const { body } = await keep(kind)
    service.pass(364 * 86_400_000)
    await clearOut(service.context)
    expect((await read(body.pk)).status).toBe(200)
    service.pass(2 * 86_400_000)
    await clearOut(service.context)
    expect((await read(body.pk)).status).toBe(404)
  })
})

it('no change is lost silently when two make one from the same version', slow, async () => {
  const { body } = await keep(kind)
  const options = ['transfer', 'bills']
  let [version, lost, kept, refused] = [1, 0, 0, 0]
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const answers = await atTheSameMoment(service.db, 'quiz_answers', body.pk, () =>
      options.map((payday) => change(body.pk, version, { payday })),
    )
    const won = answers.filter(({ status }) => status === 200)
    refused += answers.filter((answer) => answer.body.code === 'precondition_failed').length
    const now = (await read(body.pk)).body
    kept += won.length
    if (now.version !== version + won.length || !won.some((one) => one.body.answers.payday === now.answers.payday)) lost++
    version = now.version
  }
  expect([lost, kept, refused]).toEqual([0, trialsAtOnce, trialsAtOnce])
})
