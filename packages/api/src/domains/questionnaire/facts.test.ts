import { fileURLToPath } from 'node:url'
import { loadCatalogue, vocabularyOf } from '@app/engine/author'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeFacts } from '../../facts/facts-of.ts'
import { readFlowFiles } from '../../flows/read-files.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { type Questionnaire, questionnaireFacts } from './facts.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

const catalogue = loadCatalogue(await readFlowFiles(fileURLToPath(new URL('../../../../../flows', import.meta.url))))
const vocabulary = vocabularyOf(catalogue)
const live: Questionnaire = catalogue.documents.questions.get('questions')?.data ?? { route: [], questions: {} }
const pages = live.route.map(({ page }) => `answered.${page}`)

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

async function factsOf(personId: string, questionnaire = live) {
  const columns = composeFacts({ questionnaire: questionnaireFacts(() => questionnaire) })
  return columns.read(await service.db.selectNoFrom(columns.of(service.db, personId)).executeTakeFirstOrThrow())
}
const answering = async (answers: object) => factsOf((await personWithAnswers(service, answers)).pk)

describe('the facts of the questionnaire', () => {
  it('for a person without answers say that no page is answered', async () => {
    const { pk } = await service.signUp()
    expect(await factsOf(pk)).toEqual(Object.fromEntries(pages.map((page) => [page, false])))
  })

  it('are the answers to questions with fixed answers, and those that follow from them', async () => {
    const facts = await answering({ citizen_status: 'visa-holder', loan_interest: false, saving_amount: 50, contact_firstname: 'Mia' })
    const answers = Object.entries(facts).filter(([name]) => !name.startsWith('answered.'))
    expect(Object.fromEntries(answers)).toEqual({
      citizen_status: 'visa-holder',
      us_citizen: false,
      loan_interest: false,
      account_type: 'TRADITIONAL_IRA',
    })
  })

  it('are facts that conditions may name, with values that they may have', async () => {
    const facts = await answering({ citizen_status: 'us-citizen', traded_company: true, liquidity_needs: 'within-2-years' })
    expect(Object.keys(facts).filter((name) => !vocabulary.has(name))).toEqual([])
    for (const [name, value] of Object.entries(facts)) expect(vocabulary.get(name)?.values, name).toContain(value)
  })

  it('are not what a question no longer offers, or does not ask any more', async () => {
    const { pk } = await personWithAnswers(service, { citizen_status: 'us-citizen', employment_status: 'student', loan_interest: true })
    const { employment_status: status, loan_interest: interest, citizen_status: citizen } = live.questions
    if (!status || !interest || !citizen) throw new Error('The questions of this test are gone.')
    const questions = {
      ...live.questions,
      employment_status: { ...status, options: status.options?.filter(({ value }) => value !== 'student') ?? [] },
      loan_interest: { ...interest, when: { citizen_status: 'visa-holder' } },
    }
    const facts = await factsOf(pk, { ...live, questions })
    expect([facts['employment_status'], facts['loan_interest'], facts['citizen_status']]).toEqual([undefined, undefined, 'us-citizen'])
    expect(facts['answered.qa2']).toBe(false)
    const { citizen_status: _gone, ...others } = live.questions
    expect(await factsOf(pk, { ...live, questions: others })).not.toHaveProperty('citizen_status')
  })
})

describe('a page of the questionnaire', () => {
  const yes = { traded_company: true, politically_affiliated: true, finra_affiliated: true }
  const no = { traded_company: false, politically_affiliated: false, finra_affiliated: false }
  const more = {
    traded_company_symbols: ['ZVZZT'],
    affiliated_family_member: 'Jan Template',
    affiliated_organization: 'Senate of Samplonia',
    finra_affiliated_firm: 'Made-Up Brokerage',
  }

  it.each([
    ['qa1', { citizen_status: 'us-citizen' }, true],
    ['qa3', { tax_filing_status: 'married-joint' }, true],
    ['qa4', { annual_pretax_income: '0-24999' }, false],
    ['suitability', { planned_retirement_age: 67, liquidity_needs: 'within-2-years' }, true],
    ['suitability', { planned_retirement_age: 67 }, false],
    ['country-citizenship', { citizen_status: 'visa-holder' }, false],
    ['country-citizenship', { citizen_status: 'visa-holder', country_citizenship: 'Poland' }, true],
    ['qa5', no, true],
    ['qa5', yes, false],
    ['qa5', { ...yes, ...more }, true],
    ['qa5', { ...no, finra_affiliated: true }, false],
    ['qa5', { traded_company: false, politically_affiliated: false }, false],
  ])('%s with %o is answered: %s', async (page, answers, isAnswered) => {
    expect(await answering(answers)).toHaveProperty([`answered.${page}`], isAnswered)
  })

  it('is not answered by what could not be checked', async () => {
    const { pk, change, record } = await personWithAnswers(service, { ...no, affiliated_family_member: '4na' })
    expect(await factsOf(pk)).toHaveProperty(['answered.qa5'], true)
    const { status } = await change(record.pk, 1, { politically_affiliated: true, affiliated_organization: 'Senate' })
    expect([status, (await factsOf(pk))['answered.qa5']]).toEqual([200, false])
  })

  it('does not stay open for what only other domains know', async () => {
    const { pk } = await personWithAnswers(service, { citizen_status: 'us-citizen' })
    const question = { type: 'text', label: 'A question', page: 'qa1', when: { 'ira.exists': true } } as const
    const route = [{ page: 'qa1', questions: ['citizen_status', 'new_one'] }]
    expect(await factsOf(pk, { route, questions: { ...live.questions, new_one: question } })).toHaveProperty(['answered.qa1'], true)
  })
})
