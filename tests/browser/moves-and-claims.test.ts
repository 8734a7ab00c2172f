import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { moveClock } from '../faults/support/pass-time.ts'
import {
  addJob,
  answerQuestions,
  bookCall,
  comeBack,
  fundPlan,
  openIra,
  register,
  savePersonalInformation,
  search,
  signAll,
  signLetter,
  tickAll,
} from './support/acts.ts'
import type { Visitor } from './support/browser.ts'
import { type Colleague, emailTo, inviteFirst, joinDesk, returnToDesk } from './support/colleague.ts'
import { openTask, settle } from './support/desk-tasks.ts'
import { untilDrawn } from './support/fill-step.ts'
import { answerStep, openStep, pressMain } from './support/open-step.ts'
import { newPerson, type Person } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'
import { bouncingCompany, byHandCompany } from './support/usual-answers.ts'

const dayMs = 86_400_000
const colleagueAddress = 'mo.mover@example.com'

describe('a customer and a colleague', { timeout: 2 * longestMs }, () => {
  const stage = openStage()
  let desk: Visitor
  let colleague: Colleague
  beforeAll(async () => {
    desk = await stage().keep({ width: 1440, height: 900 })
    const link = await inviteFirst(stage().service, colleagueAddress)
    colleague = await joinDesk(desk, link, { first_name: 'Mo', last_name: 'Mover', email: colleagueAddress })
  }, longestMs)

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
    await walkTo(page, person, 'ira/rolling-over')
    await card(byHandCompany, 'One of us will send your form')

    // Nobody has sent the form: the customer sees that it is late, and so does the colleague.
    await pass(14)
    await look(/days? late/i)
    await returnToDesk(desk, colleague, await stage().service.books.now())
    await openTask(desk.page, 'Moves', /^Ask a plan to move money/, person)
    await settle(desk.page, 'They refused', { Why: 'The spouse has to agree' })
    await look('The provider didn’t move this account')

    // Asked again, with the spouse’s agreement.
    await page.goto(`/${mode}/ira/select-401ks`)
    await walkTo(page, person, 'ira/rolling-over')
    await openTask(desk.page, 'Moves', /^Ask a plan to move money/, person)
    await settle(desk.page, 'I sent the form', { 'How, and under which number': 'Fax 41' }, 'Recorded.')
    await look('One of us is in touch with')
    await settle(desk.page, 'They accepted it', {}, 'Recorded.')
    await settle(desk.page, 'They sent money', {
      'Amount of this payment': '16,500.40',
      How: 'By check',
      'Kind of money': 'Pre-tax',
      'Their check, wire or reference number': 'Check 41',
      'Is this all of it?': 'Yes, all of it',
    })
    await look('$16,500')
    await pass(12)
    await look(/was returned to the sender/)
    await returnToDesk(desk, colleague, await stage().service.books.now())
    await openTask(desk.page, 'Payments', /^Look into a payment/, person)
    await settle(desk.page, 'The money has come', { 'Amount that came': '11,800.00' })
    await look('but $11,800.00 arrived')
    await page.getByText('The provider didn’t move this account').waitFor({ state: 'detached' })
    expect(await stage().service.books.isEven()).toBe(true)

    async function look(words: string | RegExp): Promise<void> {
      await comeBack(send, person)
      await openStep(page, mode, 'ira/rolling-over')
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

  it('who comes back after the call is asked how it went by e-mail and on the dashboard, and moves the money to the plan of a new job', async () => {
    const visitor = await stage().take('phone')
    const { page } = visitor
    const person = newPerson()
    const send = await register(visitor, person)
    await savePersonalInformation(send, person, true)
    await signLetter(send, person)
    await addJob(send, byHandCompany)
    await search(send)
    await tickAll(send)
    await page.goto('/dashboard')
    await page.getByText('Nothing has moved yet. Next is a call', { exact: false }).waitFor()
    await bookCall(send)
    await page.goto('/dashboard')
    await page.getByText(/After that, say here how it went\./).waitFor()
    await pass(14)
    expect(await emailTo(stage().service, person.email, 'call-over')).toContain('ira/rollover-call-4')
    await comeBack(send, person)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Say how the call went' }).click()
    await page.getByRole('heading', { level: 1, name: 'How did the call go?' }).waitFor()
    await untilDrawn(page)
    await answerStep(page, 'ira/rollover-call-4', { rollover_call: 'done', delivery: 'wire' })
    await pressMain(page)
    await page.waitForURL((url) => url.pathname.endsWith('/ira/rolling-over'))
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Choose where the money goes' }).waitFor()
    // The page asks for the move, which is refused until there is somewhere to send the money.
    expect(visitor.watch.take()).toEqual([expect.stringContaining('destination_required')])

    // It goes to the plan of their job, as they fill it in, and that is where the colleague is told to have it sent.
    await page.getByRole('link', { name: 'Choose where the money goes' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/locate-destination'))
    await walkTo(page, person, 'ira/rolling-over', { destination: 'employer-plan', takes_roth: 'yes', ...newPlan })
    await page.getByText(`${newPlan.institution}, account ending in 4711`).waitFor()
    await returnToDesk(desk, colleague, await stage().service.books.now())
    await openTask(desk.page, 'Moves', /^Ask a plan to move money/, person)
    const task = desk.page.locator('main')
    for (const told of Object.values(newPlan)) await task.getByText(told).first().waitFor()
    await settle(desk.page, 'I sent the form', { 'How, and under which number': 'Fax 42' }, 'Recorded.')
    await settle(desk.page, 'They sent money', {
      'Amount of this payment': '16,533.00',
      How: 'By check',
      'Kind of money': 'Pre-tax',
      'Their check, wire or reference number': 'Check 42',
      'Is this all of it?': 'Yes, all of it',
    })
    await page.reload()
    await page.locator('#step-title').waitFor()
    await untilDrawn(page)
    await page.getByRole('button', { name: 'It has arrived' }).click()
    await page.getByRole('textbox', { name: 'How much came?' }).fill('16,533')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('You told us the money has arrived', { exact: false }).waitFor()
    await page.getByText('Check there that it gets invested', { exact: false }).waitFor()
    expect(await page.getByText('The money waits as cash').count()).toBe(0)
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
    expect(await emailTo(stage().service, colleagueAddress, 'desk-late')).toContain('Late: ')
    await comeBack(send, person)
    await seeClaim('We’re filing it')
    await page.getByText('This claim is taking longer than it should').waitFor()
    await returnToDesk(desk, colleague, await stage().service.books.now())
    // The desk has asked for a code first.
    desk.watch.take()

    await openTask(desk.page, 'Claims', /^File a claim with a state/, person)
    await settle(desk.page, 'A paper is missing', { 'Which paper, in words for the customer': 'A bill from Reno' }, 'Recorded.')
    await settle(desk.page, 'It’s filed', { 'The state’s claim number': 'NV-114', 'Filed on': '2026-11-20' }, 'Recorded.')
    await seeClaim('Claim sent')
    await settle(desk.page, 'The state has refused', { 'The state’s reason, in words for the customer': 'The address differs.' })
    await seeClaim('You said: mine')
    // It is paid for: the card is left empty.
    await askToFile(page, {})
    await openTask(desk.page, 'Claims', /^File a claim with a state/, person)
    await settle(desk.page, 'The state has paid', { 'What the state paid': '99.50' })
    await seeClaim('Paid out')
    expect(desk.watch.take()).toEqual([])

    async function seeClaim(state: string): Promise<void> {
      await openStep(page, claims, 'get-lost-money')
      await page.locator('main').getByText(state, { exact: true }).first().waitFor()
    }
  })

  it('a loan that the bank sends back is taken back; a request is refused by a colleague; a loan whose payments come back is late, agreed on with a colleague, and made up', async () => {
    const visitor = await stage().visit()
    const { page } = visitor
    const person = newPerson({ last_name: 'Quarry' })
    const send = await register(visitor, person)
    await savePersonalInformation(send, person)
    await answerQuestions(send)
    await fundPlan(send, person, pass)
    await comeBack(send, person)

    // The bank sends the money of a first loan back: the page says so, with what to do, and a colleague looks into it.
    const returned = await borrow(5_000.08)
    for (let days = 0; days < 14; days += 2) await pass(2)
    await comeBack(send, person)
    await page.goto('/dashboard')
    await page.getByText('You have no linked bank account we can pay it to').waitFor()
    await page.getByText(/the linked one sent the money back/).waitFor()
    await page.getByRole('link', { name: 'Link a bank in your settings' }).waitFor()
    await returnToDesk(desk, colleague, await stage().service.books.now())
    await openTask(desk.page, 'Payments', /^Look into loan money that came back/, person)
    await settle(desk.page, 'Write to the customer', { 'Your message': 'Your bank takes no transfers from us.' })
    expect(await emailTo(stage().service, person.email, 'loan-message')).toContain('Your bank takes no transfers from us.')
    await page.getByRole('button', { name: 'Cancel this loan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the loan' }).click()
    await page.getByText('You have no linked bank account we can pay it to').waitFor({ state: 'detached' })
    expect((await send('GET', `/api/v1/loans/${returned}/`))['status']).toBe('CANCELLED')

    // A colleague says no to a request: the page and the e-mail say why, that nothing comes of it, and what else there is.
    const { pk: asked } = await send('POST', '/api/v1/loans/refinance_loan/create/', { borrow_amount: 9_000 })
    await send('POST', `/api/v1/loans/refinance_loan/${asked}/send/`, {}, 1)
    await openTask(desk.page, 'Loans', /^Answer a request to replace a loan/, person)
    await settle(desk.page, 'Say no', { 'Why it isn’t possible, in words for the customer': 'It costs more than it saves.' })
    expect(await emailTo(stage().service, person.email, 'loan-request-refused')).toContain('nothing to give back')
    await page.goto('/dashboard/loan')
    const answer = page.getByRole('article').filter({ hasText: 'A loan to replace the one you have' })
    await answer.getByText('It costs more than it saves.').waitFor()
    await answer.getByText(/No money is coming from this request\..+you owe nothing/).waitFor()
    await answer.getByRole('link', { name: 'Write to us' }).waitFor()
    expect(await page.getByText(/isn’t a yes yet|within two business days/).count()).toBe(0)

    const { quote } = (await send('GET', '/api/v1/loans/')) as { quote: { offer: { interest_rate: number } } }
    const borrow_amount = amountThatComesBack(quote.offer.interest_rate)
    await borrow(borrow_amount)
    // The debits of two payments come back, and so do those that are tried after them.
    for (let weeks = 0; weeks < 11; weeks++) await pass(7)
    await comeBack(send, person)
    await page.goto('/dashboard')
    await page.getByText('Payment late', { exact: true }).first().waitFor()
    await returnToDesk(desk, colleague, await stage().service.books.now())
    // The desk has asked for a code first.
    desk.watch.take()
    await openTask(desk.page, 'Loans', /^Help with a late loan payment/, person)
    await settle(desk.page, 'I could not reach them', { 'What you tried': 'Called at noon' }, 'Recorded.')
    await settle(desk.page, 'Send what we agreed', { 'What was agreed': 'You pay both payments this week.' })

    await comeBack(send, person)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Make a payment' }).click()
    await page.getByRole('radio', { name: /^What’s due now/ }).check()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByText(/^Your payment of \$[\d,.]+ is saved$/).waitFor()
    for (let days = 0; days < 6; days += 2) await pass(2)
    await comeBack(send, person)
    await page.goto('/dashboard')
    await page.getByText(/no payment is late/).waitFor()
    expect(await stage().service.books.isEven()).toBe(true)
    expect(desk.watch.take()).toEqual([])

    async function borrow(borrow_amount: number): Promise<string> {
      const { pk } = (await send('POST', '/api/v1/loans/add_user_loan/', { borrow_amount, term: 1 })) as { pk: string }
      await send('POST', '/api/v1/loans/confirm/', { loan_id: pk })
      await signAll(send, person)
      return pk
    }
  })

  async function pass(days: number): Promise<void> {
    await moveClock(stage().service.books, days * dayMs)
  }
})

const mode = 'dashboard-rollover'
const claims = 'dashboard-lost-money'
/** A plan at a new job, as `plan-account` asks for it. */
const newPlan = {
  institution: 'New Mill 401(k) Plan',
  account_number: 'NM4711',
  check_payable_to: 'New Mill 401(k) Trust',
  check_address: '4 Mill Road, Reno, NV 89501',
}
/** A person in the list of a state. */
const owner = { first_name: 'Omar', last_name: 'Notreal', city: 'Reno', state: 'NV', zip_code: '89501', dob: '12/25/1955' }

/** In whole dollars, of which a payment ends in seven cents: the bank of the sandbox sends such debits back. */
function amountThatComesBack(interestRate: number): number {
  for (let dollars = 5_000; dollars < 6_000; dollars++) {
    const terms = { principalCents: dollars * 100, rateBps: Math.round(interestRate * 100), paymentsPerYear: 12, payments: 12 } as const
    if (levelPaymentCents(terms) % 100 === 7) return dollars
  }
  throw new Error('No loan has such payments.')
}

/** Has all that is marked as theirs filed by us, for the price that is shown. */
async function askToFile(page: Page, payment: { readonly filing_card?: 'usual' }): Promise<void> {
  await openStep(page, claims, 'get-lost-money-online')
  await answerStep(page, 'get-lost-money-online', { file_with_help: 'help', ...payment })
  await pressMain(page)
  await page.waitForURL((url) => !url.pathname.endsWith('get-lost-money-online'))
}

/** Answers each page as usual until that step is open. */
async function walkTo(page: Page, person: Person, last: string, own: Readonly<Record<string, string>> = {}): Promise<void> {
  const ways = { stop_losing: 'yes', destination: 'new-ira', signature: `${person.first_name} ${person.last_name}`, ...own }
  if (!page.url().includes(`/${mode}/`)) await page.goto(`/${mode}`)
  for (let steps = 0; steps < 20; steps++) {
    await page.locator('#step-title').waitFor()
    await untilDrawn(page)
    const { pathname } = new URL(page.url())
    const step = pathname.slice(mode.length + 2)
    if (step === last && steps > 0) return
    for (const kind of await page.getByLabel('Kind of money').all()) await kind.selectOption('pre-tax')
    await answerStep(page, step, ways)
    await pressMain(page)
    await page.waitForURL((url) => url.pathname !== pathname)
  }
  throw new Error(`${last} is not reached: ${page.url()}`)
}
