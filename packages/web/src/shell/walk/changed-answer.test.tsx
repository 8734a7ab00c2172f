import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { forgetModes } from '../../client/walk/flow.ts'
import type { Changing } from '../../screens/check-answers/return-to.ts'
import { ada } from '../../testing/ada.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { drawWizard, openWizard } from '../../testing/open-wizard.tsx'
import { walkView } from '../../testing/real-flows.ts'
import { stubService } from '../../testing/stub-service.ts'
import { walkAnew } from '../../testing/walk-anew.ts'

const mode = 'landing-fc-loan'
const check = 'qa10'
const root = '/api/v1/accounts/investment_account_info/'

walkAnew()

const isAt = (step: string, walked = mode) => waitFor(() => expect(location.pathname).toBe(`/${walked}/${step}`))
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }))

type Answers = Readonly<Record<string, string>>
type Opened = { readonly known?: Readonly<Record<string, unknown>>; readonly walked?: string; readonly back?: Changing }

/** Opens the page of an answer from the page on which all of them are checked. */
async function change(step: string, field: string, answers: Answers, { known, walked = mode, back = { returnTo: check } }: Opened = {}) {
  const facts: Record<string, unknown> = { 'personal.record': 'present', 'country.served': true, ...known }
  const kept = { pk: '11111111-1111-4111-8111-111111111111', version: 1, ...answers }
  const service = keepsPlace({ ...facts, ...answers }, { version: 1, place: { step: back.returnTo } }, walked)
  stubService({
    ...service.answers,
    [`GET ${root}`]: () => ({ body: { results: [kept] } }),
    [`PATCH ${root}${kept.pk}/update/`]: ({ body }) => ({ body: Object.assign(kept, body, { version: kept.version + 1 }) }),
  })
  openWizard(`/${walked}/${step}`, ada)
  await isAt(step, walked)
  act(() => {
    history.pushState({ usr: { ...back, field }, key: 'change', idx: 1 }, '', `/${walked}/${step}`)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  return service.kept
}

/** As a browser does it, which keeps the entry of the history. */
function loadAgain(): void {
  cleanup()
  forgetModes()
  drawWizard()
}

it('a side trip that the answer of before led to as well is not made again for one that is changed', async () => {
  await change('qa2', 'employment_status', { employment_status: 'employed' })
  await userEvent.click(await screen.findByRole('radio', { name: /I work for myself/ }))
  await goOn()
  await isAt(check)
})

it('after a side trip that a changed answer leads to, people are back on the page of the check', async () => {
  await change('qa1', 'citizen_status', { citizen_status: 'us-citizen', country_citizenship: 'CA' })
  await userEvent.click(await screen.findByRole('radio', { name: /^Permanent resident/ }))
  await goOn()
  await isAt('country-citizenship')
  await goOn()
  await isAt(check)
})

it('who comes back later, after such a side trip, is put back on the page of the check', async () => {
  const kept = await change('qa1', 'citizen_status', { citizen_status: 'us-citizen', country_citizenship: 'CA' })
  await userEvent.click(await screen.findByRole('radio', { name: /^Permanent resident/ }))
  await goOn()
  await isAt('country-citizenship')
  await waitFor(() => expect(kept.place).toMatchObject({ step: 'country-citizenship' }))
  await goOn()
  await isAt(check)
  await waitFor(() => expect(kept.place).toEqual({ step: check }))
})

it('a page that is loaded again in the middle of such a side trip takes nothing from the way back to the check', async () => {
  await change('qa1', 'citizen_status', { citizen_status: 'us-citizen', country_citizenship: 'CA' })
  await userEvent.click(await screen.findByRole('radio', { name: /^Permanent resident/ }))
  await goOn()
  await isAt('country-citizenship')
  loadAgain()
  await goOn()
  await isAt(check)
})

it('a look at another page from one that was opened for a change takes nothing from the way back to the check', async () => {
  const answered = Object.fromEntries(walkView(mode).resolved.route.map(({ page }) => [`answered.${page}`, true]))
  await change('qa1', 'citizen_status', { citizen_status: 'us-citizen' }, { known: answered })
  await userEvent.click(await screen.findByRole('button', { name: 'Why we ask these questions' }))
  await isAt('qa')
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the questions' }))
  await isAt('qa1')
  await goOn()
  await isAt(check)
})

it('the page of the check that is aside leads on to where it was reached from, after a change as before', async () => {
  const returnFrom = { step: 'final-step', after: 'return', detour: 0 } as const
  await change(
    'employment-info',
    'job_title',
    { employer_name: 'Acme', job_title: 'Clerk' },
    {
      known: { 'letter.signed': true, 'ira.interest': true },
      walked: 'dashboard-rollover',
      back: { returnTo: 'ira/open-beagle', returnFrom },
    },
  )
  await goOn()
  await isAt('ira/open-beagle', 'dashboard-rollover')
  expect(history.state.usr.from).toEqual(returnFrom)
})
