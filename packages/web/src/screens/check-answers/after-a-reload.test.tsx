import type { Facts } from '@app/engine'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const paper = {
  paper: 'account-TRADITIONAL_IRA',
  kind: 'account',
  title: 'Adoption agreement',
  facts: [],
  sections: [],
  version: '1',
  hash: 'a'.repeat(64),
}
const byNumbers = {
  pk: 'a',
  source: 'linked',
  verification: 'pending',
  last_four: '6789',
  account_subtype: 'savings',
  linked_institution: 'l',
}
const portfolio = { pk: 'p', version: 1, kind: 'model', name: 'Balanced', portfolio_model_id: 'calm' }

/** The page on which answers are checked, in a browser that has none of them in hand. */
async function listed(facts: Facts, { suggested = 'calm', chosen = true, wantsPlan = false } = {}) {
  await drawStep(
    'landing-fc-iraonly',
    'signatures',
    {
      'GET /api/v1/signing/': () => ({
        body: { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting: [paper], signed: [], text_to: null, phone: null },
      }),
      'GET /api/v1/accounts/investment_account_info/': () => ({
        body: {
          results: [{ pk: 'q', version: 1, loan_interest: wantsPlan, account_type: wantsPlan ? 'INDIVIDUAL_401K' : 'TRADITIONAL_IRA' }],
        },
      }),
      'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [byNumbers] } }),
      'GET /api/v1/portfolios/custom/securities/': () => ({ body: { pk: null, version: null, entries: [], results: [] } }),
      'GET /api/v1/portfolios/': () => ({ body: { results: chosen ? [portfolio] : [] } }),
      'POST /api/v1/portfolios/model/': () => ({
        body: { portfolio_model_id: 'calm', suggested_drift: [], suggested_model_id: suggested },
      }),
      'GET /api/v1/portfolios/models/': () => ({ body: { results: [] } }),
    },
    facts,
  )
  await screen.findByRole('heading', { name: 'Check what you told us' })
  return new Map([...document.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']))
}
const work = 'Do you mostly work for yourself, with no employees?'
const account = 'Which account do you want?'
const way = 'How do you want to link it?'
const mix = 'Which mix do you want?'

it('the account, the bank and the mix that were chosen are listed by a browser that has only the service to ask', async () => {
  const answers = await listed({ self_employed: true, 'bank.link': 'by-hand' })
  expect(answers.get(work)).toContain('Yes')
  expect(answers.get(account)).toContain('Traditional IRA')
  expect(answers.get(way)).toContain('Enter the numbers by hand')
  expect(answers.get('Account number')).toContain('•••• 6789')
  expect(answers.get('What kind of account is it?')).toContain('Savings')
  expect(answers.get(mix)).toContain('The suggested mix')
})

it.each([
  ['linked', 'Sign in to my bank'],
  ['none', 'Not now'],
])('a bank of which the service says “%s” is listed as “%s”', async (link, words) => {
  const answers = await listed({ self_employed: false, 'bank.link': link })
  expect(answers.get(way)).toContain(words)
  expect([answers.get(work), answers.has(account), answers.has('Account number')]).toEqual([expect.stringContaining('No'), false, false])
})

it('an individual 401(k) says that its owner works for themselves; a mix that is not the suggested one is another', async () => {
  const answers = await listed({ 'bank.link': 'none' }, { suggested: 'bold', wantsPlan: true })
  expect([answers.get(work), answers.get(account)]).toEqual([expect.stringContaining('Yes'), expect.stringContaining('Individual 401(k)')])
  expect(answers.get(mix)).toContain('Another ready-made mix')
})

it('what was never answered is not listed', async () => {
  const answers = await listed({ 'bank.link': 'failed' }, { chosen: false })
  expect([way, mix, work].filter((name) => answers.has(name))).toEqual([])
})
