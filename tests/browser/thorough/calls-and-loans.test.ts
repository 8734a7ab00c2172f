import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { describe, expect, it } from 'vitest'
import {
  addJob,
  answerQuestions,
  bookCall,
  comeBack,
  fundPlan,
  register,
  savePersonalInformation,
  search,
  signAll,
  signLetter,
  tickAll,
} from '../support/acts.ts'
import { emailTo } from '../support/colleague.ts'
import { openDesk } from '../support/colleague-at-desk.ts'
import { openTask, settle } from '../support/desk-tasks.ts'
import { answerStep, pressMain } from '../support/open-step.ts'
import { newPerson } from '../support/person.ts'
import { longestMs } from '../support/stage.ts'
import { untilDrawn } from '../support/until-drawn.ts'
import { byHandCompany } from '../support/usual-answers.ts'
import { walkMove } from '../support/walk-move.ts'

/** A plan at a new job, as `plan-account` asks for it. */
const newPlan = {
  institution: 'New Mill 401(k) Plan',
  account_number: 'NM4711',
  check_payable_to: 'New Mill 401(k) Trust',
  check_address: '4 Mill Road, Reno, NV 89501',
}
describe('a customer and a colleague', { timeout: 2 * longestMs }, () => {
  const { stage, desk, returnToDesk, pass } = openDesk()

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
    await walkMove(page, person, 'ira/rolling-over', { destination: 'employer-plan', takes_roth: 'yes', ...newPlan })
    await page.getByText(`${newPlan.institution}, account ending in 4711`).waitFor()
    await returnToDesk()
    await openTask(desk().page, 'Moves', /^Ask a plan to move money/, person)
    const task = desk().page.locator('main')
    for (const told of Object.values(newPlan)) await task.getByText(told).first().waitFor()
    await settle(desk().page, 'I sent the form', { 'How, and under which number': 'Fax 42' }, 'Recorded.')
    await settle(desk().page, 'They sent all of it, or the last part', {
      'Amount of this payment': '16,533.00',
      How: 'By check',
      'Kind of money': 'Pre-tax',
      'Their check, wire or reference number': 'Check 42',
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
    await page.getByText(/the one you use sent the money back/).waitFor()
    await page.getByRole('link', { name: 'Link a bank' }).waitFor()
    await returnToDesk()
    await openTask(desk().page, 'Payments', /^Look into loan money that came back/, person)
    await settle(desk().page, 'Write to the customer', { 'Your message': 'Your bank takes no transfers from us.' })
    expect(await emailTo(stage().service, person.email, 'loan-message')).toContain('Your bank takes no transfers from us.')
    await page.getByRole('button', { name: 'Cancel this loan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the loan' }).click()
    await page.getByText('You have no linked bank account we can pay it to').waitFor({ state: 'detached' })
    expect((await send('GET', `/api/v1/loans/${returned}/`))['status']).toBe('CANCELLED')

    // A colleague says no to a request: the page and the e-mail say why, that nothing comes of it, and what else there is.
    const { pk: asked } = await send('POST', '/api/v1/loans/refinance_loan/create/', { borrow_amount: 9_000 })
    await send('POST', `/api/v1/loans/refinance_loan/${asked}/send/`, {}, 1)
    await openTask(desk().page, 'Loans', /^Answer a request to replace a loan/, person)
    await settle(desk().page, 'Say no', { 'Why it isn’t possible, in words for the customer': 'It costs more than it saves.' })
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
    await returnToDesk()
    // The desk has asked for a code first.
    desk().watch.take()
    await openTask(desk().page, 'Loans', /^Help with a late loan payment/, person)
    await settle(desk().page, 'I couldn’t reach them', { 'What you tried': 'Called at noon' }, 'Recorded.')
    await settle(desk().page, 'Send what we agreed', { 'What was agreed': 'You pay both payments this week.' })

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
    expect(desk().watch.take()).toEqual([])

    async function borrow(borrow_amount: number): Promise<string> {
      const { pk } = (await send('POST', '/api/v1/loans/add_user_loan/', { borrow_amount, term: 1 })) as { pk: string }
      await send('POST', '/api/v1/loans/confirm/', { loan_id: pk })
      await signAll(send, person)
      return pk
    }
  })
})

/** In whole dollars, of which a payment ends in seven cents: the bank of the sandbox sends such debits back. */
function amountThatComesBack(interestRate: number): number {
  for (let dollars = 5_000; dollars < 6_000; dollars++) {
    const terms = { principalCents: dollars * 100, rateBps: Math.round(interestRate * 100), paymentsPerYear: 12, payments: 12 } as const
    if (levelPaymentCents(terms) % 100 === 7) return dollars
  }
  throw new Error('No loan has such payments.')
}
