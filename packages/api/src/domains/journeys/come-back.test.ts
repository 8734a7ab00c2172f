import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFailure } from '../../failure/failure.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { callsOf as loanCallsOf } from '../loans/testing/borrower.ts'
import { callsOf } from '../questionnaire/testing/person-with-answers.ts'
import { countStatements } from '../testing/count-statements.ts'
import { letBeKnown } from '../testing/let-be-known.ts'
import { questions, realFacts, route } from '../testing/real-flows.ts'
import { comeBack } from './come-back.ts'
import { at, newTraveller } from './testing/traveller.ts'

const mode = 'landing-rollover'
const signed = { hasRecord: true, isSigned: true, wantsIra: false }

let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('without a saved place, to the first required step that is not done', async () => {
  const { comeBack } = await newTraveller(app)
  const { status, body } = await comeBack(mode)
  expect([status, body]).toMatchObject([
    200,
    {
      mode,
      version: 0,
      place: null,
      saved_flow_version: null,
      decision: { go: at('previous-jobs'), leave: null, because: 'R5', reads: ['progress.previous_jobs'] },
      why: 'The first required step that is not done: go to “previous-jobs”.',
    },
  ])
  expect(body.flow_version).toBe(app.context.flows.current().modes.get(mode)?.live?.resolved.version)
})

it('to the saved place, with everything that was answered', async () => {
  const { pk, save, comeBack } = await newTraveller(app)
  await letBeKnown(app.db, pk, signed)
  const place = { step: 'plan-account', from: { step: 'fix-401k', after: 'return', detour: 1 } }
  const { flow_version } = (await comeBack(mode)).body
  await save(mode, { base: 0, place, answers: { account_plan: 'leave' }, flowVersion: flow_version })
  const { body } = await comeBack(mode)
  expect(body).toMatchObject({ version: 1, place, saved_flow_version: flow_version, decision: { go: place, because: 'R2' } })
  expect(body.facts).toMatchObject({ 'personal.record': 'present', 'letter.signed': true, 'ira.interest': false, account_plan: 'leave' })
})

it('knows the facts that the mode may ask for, and no others', async () => {
  const { comeBack } = await newTraveller(app)
  const { facts } = (await comeBack(mode)).body
  const possible = app.context.flows.current().modes.get(mode)?.live?.resolved.facts ?? {}
  expect(Object.keys(possible)).toEqual(expect.arrayContaining(Object.keys(facts)))
  // Nobody but the person can know theirs: all others are there.
  const ofService = Object.entries(possible).filter(([, { from }]) => from === 'service')
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(ofService.map(([name]) => name)))
})

it('what the guard no longer lets in is not where a person lands', async () => {
  const { pk, save, comeBack } = await newTraveller(app)
  await letBeKnown(app.db, pk, signed)
  await save(mode, { base: 0, place: at('fix-401k'), flowVersion: (await comeBack(mode)).body.flow_version })
  await letBeKnown(app.db, pk, { ...signed, isSigned: false })
  const { decision, why } = (await comeBack(mode)).body
  expect(decision).toMatchObject({ go: at('letter-of-authorization'), because: 'G3', refused: 'fix-401k' })
  expect(why).toContain('its guard says: go to “letter-of-authorization” (G3)')
})

it('a page that says what was done is no place to save before, nor to come back to when it is no longer so', async () => {
  const { pk, access, save, comeBack } = await newTraveller(app)
  await letBeKnown(app.db, pk, signed)
  const replacing = 'landing-fc-refinance'
  const { flow_version: flowVersion } = (await comeBack(replacing)).body
  const arrive = () => save(replacing, { base: 0, place: at('get-back'), flowVersion })
  expect([(await arrive()).status, (await comeBack(replacing)).body.decision.go]).toEqual([409, at('personal-information')])
  const { send } = loanCallsOf(app, access)
  const { body } = await send('POST', 'refinance_loan/create/', { borrow_amount: 7_500 })
  await send('POST', `refinance_loan/${body.pk}/send/`, {}, undefined, 1)
  expect((await arrive()).status).toBe(200)
  expect((await comeBack(replacing)).body.decision).toMatchObject({ go: at('get-back'), because: 'R2' })
  const colleague = await colleagueAtDesk(app)
  await colleague.settle(pk, 'refinance-request', 'answered', { answer: 'Keep your loan.' })
  expect((await comeBack(replacing)).body.decision).toMatchObject({ go: at('personal-information'), because: 'R6' })
})

it('the place of one person is never that of another', async () => {
  const [ada, ben] = [await newTraveller(app), await newTraveller(app)]
  await ada.save(mode, { base: 0, place: at('personal-information') })
  expect((await ben.comeBack(mode)).body).toMatchObject({ version: 0, place: null, decision: { because: 'R5' } })
})

it('the place in one mode is not that in another', async () => {
  const { save, comeBack } = await newTraveller(app)
  await save(mode, { base: 0, place: at('personal-information'), answers: { member: 'free' } })
  const { body } = await comeBack('landing-solo-only')
  expect(body).toMatchObject({ version: 0, place: null, decision: { because: 'R5' } })
  expect(Object.keys(body.facts)).not.toContain('member')
})

it('by questions, to the first page that is not answered, and further when all are', async () => {
  const decisionWith = async (answers: object) => {
    const { pk, access, comeBack: comeBackTo } = await newTraveller(app)
    await letBeKnown(app.db, pk, signed)
    await callsOf(app, access).add(answers)
    return (await comeBackTo('landing-fc-loan')).body.decision
  }
  const options = Object.entries(questions).flatMap(([name, { options: all }]) => (all?.[0] ? [[name, all[0].value]] : []))
  const everything = {
    ...Object.fromEntries(options.filter(([name]) => route.some((page) => page.questions.includes(String(name))))),
    // Other work rules a loan out.
    employment_status: 'self-employed',
    planned_retirement_age: 67,
  }
  expect(await decisionWith({})).toMatchObject({ go: at('qa1'), because: 'R3' })
  expect(await decisionWith({ citizen_status: 'us-citizen' })).toMatchObject({ go: at('qa2'), because: 'R3' })
  expect(await decisionWith({ citizen_status: 'visa-holder' })).toMatchObject({ go: at('country-citizenship'), because: 'R3' })
  expect(
    await decisionWith({ ...everything, traded_company: false, politically_affiliated: false, finra_affiliated: false }),
  ).toMatchObject({ go: at('qa10'), because: 'R4' })
})

it('takes one statement', async () => {
  const { pk } = await newTraveller(app)
  const { db, count } = countStatements(app.db)
  expect(isFailure(await comeBack({ ...app.context, db, facts: realFacts }, pk, mode))).toBe(false)
  expect(count()).toBe(1)
})
