import { describe, expect, it } from 'vitest'
import { moveClock } from '../../faults/support/pass-time.ts'
import { answerQuestions, fundPlan, register, type Send, savePersonalInformation, signAll } from '../support/acts.ts'
import { modeOf, stepOf } from '../support/mode.ts'
import { newPerson } from '../support/person.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { walkPath } from '../support/walk-path.ts'

const dayMs = 86_400_000

describe('a loan', { timeout: longestMs }, () => {
  const stage = openStage({ mayBeAhead: true })

  it('is refused before the first answer, then taken, paid out, debited and paid off, and the page says each as it is', async () => {
    const visitor = await stage().take('phone')
    const { page, watch } = visitor
    const person = newPerson()
    const pass = (days: number) => moveClock(stage().service.books, days * dayMs)
    const send = await register(visitor, person)
    await savePersonalInformation(send, person)
    await answerQuestions(send)
    await page.goto('/dashboard-loan/interested-loan')
    await page.getByText('You can’t borrow from your savings today').waitFor()
    await page.getByRole('link', { name: 'Open an individual 401(k)' }).waitFor()

    await fundPlan(send, person, pass)
    await signInAgain(send, person)
    const loan = (await send('POST', '/api/v1/loans/add_user_loan/', { borrow_amount: 5_000, term: 1 })) as { pk: string }
    await send('POST', '/api/v1/loans/confirm/', { loan_id: loan.pk })
    await signAll(send, person)
    await page.goto('/dashboard')
    await page.getByText(/Everything is signed\. We’ll send \$4,925\.00 to your bank/).waitFor()
    await passAndSee(5, /is on its way to your bank|has arrived at your bank/)
    await passAndSee(5, /The money has arrived at your bank, and no payment is late/)
    // The debit of the first payment is asked for, and then settles.
    await passAndSee(35, /The money has arrived at your bank/)
    await passAndSee(6, /The money has arrived at your bank/)
    expect((await send('GET', `/api/v1/loans/${loan.pk}/payments/`))['results']).toMatchObject([{ state: 'SETTLED', is_on_its_day: true }])

    await page.getByRole('button', { name: 'Make a payment' }).click()
    await page.getByRole('radio', { name: /^All of the loan/ }).check()
    await page.getByText(/interest up to today/).waitFor()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByText(/^Your payment of \$[\d,.]+ is saved$/).waitFor()
    await pass(6)
    expect((await send('GET', '/api/v1/loans/'))['results']).toMatchObject([{ status: 'REPAID', current_principal: 0 }])
    // The dashboard loads ahead what its links need; people who stay on it for long don’t use that.
    expect(watch.take().filter((fault) => !fault.includes('was preloaded using link preload'))).toEqual([])

    async function passAndSee(days: number, words: RegExp): Promise<void> {
      await pass(days)
      await signInAgain(send, person)
      await page.goto('/dashboard')
      await page.getByText(words).waitFor()
    }
  })
})

describe('people who cannot borrow, or do not know it yet', { timeout: longestMs }, () => {
  const stage = openStage({ mayBeAhead: true })
  const employed = { savings_estimate: '25000-49999', employment_status: 'employed' }
  const unsure = { savings_estimate: 'not-sure', employment_status: 'self-employed', has_employees: false }

  it.each([
    ['ruled-out', employed, 'donotqualify'],
    ['unsure', unsure, 'loan-unsure'],
  ])('read it on the next page, with ways on, and are sold nothing: %s', async (outlook, answers, page) => {
    const mode = modeOf('landing-fc-medicalloan')
    const { service, take } = stage()
    const visited: string[] = []
    const { faults, strayed } = await walkPath({
      visitor: await take('phone'),
      person: newPerson(),
      mode: mode.name,
      path: {
        steps: [
          { step: 'personal-information', answers: {}, facts: { 'balance.found': false } },
          { step: 'loan-check', answers, facts: { 'loan.outlook': outlook } },
          { step: page, answers: {}, facts: {} },
        ],
        leaves: 'dashboard',
      },
      service,
      onStep: async ({ page: shown, shadow }) => {
        const { step } = shadow.place()
        visited.push(step)
        const ways = (stepOf(step).actions ?? []).flatMap(({ label, mode: other }) => (other === undefined ? [] : [label]))
        if (step === page) for (const label of ways) await shown.getByRole('link', { name: label, exact: true }).waitFor()
        return step === page && ways.length < 2 ? [`${step} leads nowhere`] : []
      },
    })
    expect([faults, strayed]).toEqual([[], undefined])
    expect(visited).toEqual(['personal-information', 'loan-check', page])
    expect(visited.filter((step) => (mode.flow.resolved.steps[step]?.paysFor ?? []).length > 0)).toEqual([])
  })
})

/** Days have passed: people who come back sign in. */
async function signInAgain(send: Send, { email, password }: { readonly email: string; readonly password: string }): Promise<void> {
  await send('POST', '/api/v1/auth/login/', { email, password })
}
