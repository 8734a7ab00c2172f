import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addJob, comeBack, openIra, register, savePersonalInformation, search, signLetter } from '../support/acts.ts'
import { emailTo } from '../support/colleague.ts'
import { openDesk } from '../support/colleague-at-desk.ts'
import { openTask, settle } from '../support/desk-tasks.ts'
import { answerStep, openStep, pressMain } from '../support/open-step.ts'
import { newPerson } from '../support/person.ts'
import { longestMs } from '../support/stage.ts'
import { bouncingCompany, byHandCompany } from '../support/usual-answers.ts'
import { moveMode, walkMove } from '../support/walk-move.ts'

const claims = 'dashboard-lost-money'
/** A person in the list of a state. */
const owner = { first_name: 'Omar', last_name: 'Notreal', city: 'Reno', state: 'NV', zip_code: '89501', dob: '12/25/1955' }

describe('a customer and a colleague', { timeout: 2 * longestMs }, () => {
  const { stage, address, desk, returnToDesk, pass } = openDesk()

  it('accounts are moved from the question where to, over a form sent by hand and a check that comes back, to the end', async () => {
    const visitor = await stage().take('phone')
    const { page } = visitor
    const person = newPerson({ last_name: 'Harrow' })
    const send = await register(visitor, person)
    await savePersonalInformation(send, person, true)
    await signLetter(send, person)
    for (const company of [byHandCompany, bouncingCompany]) await addJob(send, company)
    await search(send)

    await openIra(send, person, pass)
    await comeBack(send, person)
    await walkMove(page, person, 'ira/rolling-over')
    await card(byHandCompany, 'One of us will send your form')

    // Nobody has sent the form: the customer sees that it is late, and so does the colleague.
    await pass(14)
    await look(/days? late/i)
    await returnToDesk()
    await openTask(desk().page, 'Moves', /^Ask a plan to move money/, person)
    await settle(desk().page, 'They refused', { Why: 'The spouse has to agree' })
    await look('The provider didn’t move this account')

    // Asked again, with the spouse’s agreement.
    await page.goto(`/${moveMode}/ira/select-401ks`)
    await walkMove(page, person, 'ira/rolling-over')
    await openTask(desk().page, 'Moves', /^Ask a plan to move money/, person)
    await settle(desk().page, 'I sent the form', { 'How, and under which number': 'Fax 41' }, 'Recorded.')
    await look('One of us is in touch with')
    await settle(desk().page, 'They accepted it', {}, 'Recorded.')
    await settle(desk().page, 'They sent all of it, or the last part', {
      'Amount of this payment': '16,500.40',
      How: 'By check',
      'Kind of money': 'Pre-tax',
      'Their check, wire or reference number': 'Check 41',
    })
    await look('$16,500')
    await pass(14)
    await look(/was returned to the sender/)
    await returnToDesk()
    await openTask(desk().page, 'Payments', /^Look into a payment/, person)
    await settle(desk().page, 'The money has come', { 'Amount that came': '11,800.00' })
    await look('but $11,800.00 arrived')
    await page.getByText('The provider didn’t move this account').waitFor({ state: 'detached' })
    expect(await stage().service.books.isEven()).toBe(true)

    async function look(words: string | RegExp): Promise<void> {
      await comeBack(send, person)
      await openStep(page, moveMode, 'ira/rolling-over')
      await page.locator('main').filter({ hasText: words }).waitFor()
    }
    async function card(company: string, words: string): Promise<void> {
      await page
        .locator('section, article, li')
        .filter({ has: page.getByRole('heading', { name: company }) })
        .getByText(words)
        .first()
        .waitFor()
    }
  })

  it('a claim is late, which its customer reads, filed by a colleague, refused by the state, filed again and paid', async () => {
    const visitor = await stage().visit()
    const { page } = visitor
    const person = newPerson(owner)
    const send = await register(visitor, person)
    await savePersonalInformation(send, person)
    await openStep(page, claims, 'get-lost-money')
    await page
      .getByRole('button', { name: /^Mine: / })
      .first()
      .click()
    await page.getByText(/^Saved: the money from/).waitFor()
    await askToFile(page, { filing_card: 'usual' })

    // Nobody has filed it in time: the leads are written to, and so is the customer.
    await pass(10)
    expect(await emailTo(stage().service, person.email, 'claim-news')).toContain('is taking longer than it should')
    expect(await emailTo(stage().service, address, 'desk-late')).toContain('Late: ')
    await comeBack(send, person)
    await seeClaim('We’re filing it')
    await page.getByText('This claim is taking longer than it should').waitFor()
    await returnToDesk()
    // The desk has asked for a code first.
    desk().watch.take()

    await openTask(desk().page, 'Claims', /^File a claim with a state/, person)
    await settle(desk().page, 'A paper is missing', { 'Which paper, in words for the customer': 'A bill from Reno' }, 'Recorded.')
    await settle(desk().page, 'It’s filed', { 'The state’s claim number': 'NV-114', 'Filed on': '2026-11-20' }, 'Recorded.')
    await seeClaim('Claim sent')
    await settle(desk().page, 'The state has refused', { 'The state’s reason, in words for the customer': 'The address differs.' })
    await seeClaim('You said: mine')
    // It is paid for: the card is left empty.
    await askToFile(page, {})
    await openTask(desk().page, 'Claims', /^File a claim with a state/, person)
    await settle(desk().page, 'The state has paid', { 'What the state paid': '99.50' })
    await seeClaim('Paid out')
    expect(desk().watch.take()).toEqual([])

    async function seeClaim(state: string): Promise<void> {
      await openStep(page, claims, 'get-lost-money')
      await page.locator('main').getByText(state, { exact: true }).first().waitFor()
    }
  })
})

/** Has all that is marked as theirs filed by us, for the price that is shown. */
async function askToFile(page: Page, payment: { readonly filing_card?: 'usual' }): Promise<void> {
  await openStep(page, claims, 'get-lost-money-online')
  await answerStep(page, 'get-lost-money-online', { file_with_help: 'help', ...payment })
  await pressMain(page)
  await page.waitForURL((url) => !url.pathname.endsWith('get-lost-money-online'))
}
