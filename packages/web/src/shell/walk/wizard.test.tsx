import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useSession } from '../../client/session/session.ts'
import { lastPlace } from '../../client/walk/address.ts'
import { ada } from '../../testing/ada.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { openWizard as open } from '../../testing/open-wizard.tsx'
import { allSteps, realModes, walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { walkAnew } from '../../testing/walk-anew.ts'

const mode = 'landing-rc'

const isAt = (step: string, title: RegExp) =>
  waitFor(() => {
    expect(location.pathname).toBe(`/${mode}/${step}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title)
  })

walkAnew()

it('an address without a step leads to the first one, and takes its place in the history', async () => {
  stubService(keepsPlace().answers)
  const before = history.length
  open(`/${mode}`, false)
  await isAt('how-it-works', /./)
  expect(history.length).toBe(before + 1)
})

it('a known person who enters a mode without a saved place is put where the resume rules say, and not on its first step', async () => {
  stubService(keepsPlace({ 'personal.record': 'present', 'progress.previous_jobs': true, 'progress.personal_information': true }).answers)
  open(`/${mode}`, ada)
  await isAt('letter-of-authorization', /./)
})

it('the address follows the machine forward, and the machine follows the browser back and forward', async () => {
  stubService(keepsPlace().answers)
  open(`/${mode}/how-it-works`, false)
  await isAt('how-it-works', /./)
  const first = screen.getByRole('heading', { level: 1 }).textContent ?? ''
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isAt('previous-jobs', /Where did you work/)
  act(() => history.back())
  await isAt('how-it-works', new RegExp(first.slice(0, 10)))
  act(() => history.forward())
  await isAt('previous-jobs', /Where did you work/)
  await userEvent.click(screen.getByRole('button', { name: /Back/ }))
  await isAt('how-it-works', new RegExp(first.slice(0, 10)))
})

it('who goes back before the next page is drawn is back, whatever the machine was about to show', async () => {
  stubService(keepsPlace().answers)
  open(`/${mode}/how-it-works`, false)
  await isAt('how-it-works', /./)
  const first = screen.getByRole('heading', { level: 1 }).textContent ?? ''
  const push = history.pushState.bind(history)
  const isBack = new Promise<void>((resolve) => {
    vi.spyOn(history, 'pushState').mockImplementationOnce((...entry) => {
      const { state } = history
      push(...entry)
      queueMicrotask(() => {
        history.replaceState(state, '', `/${mode}/how-it-works`)
        dispatchEvent(new PopStateEvent('popstate', { state }))
        resolve()
      })
    })
  })
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isBack
  await isAt('how-it-works', new RegExp(first.slice(0, 10)))
})

it('how far people are is announced when they go on, as the bar says it', async () => {
  stubService(keepsPlace().answers)
  open(`/${mode}/how-it-works`, false)
  const spoken = await screen.findByText(/^Page 1 of about \d+ · \d+ min left$/)
  expect(spoken.getAttribute('role')).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isAt('previous-jobs', /Where did you work/)
  // What is announced is a change within one element: another one in its place may stay unheard.
  expect(spoken.isConnected && spoken.textContent).toMatch(/^Page 2 of about/)
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe(spoken.textContent)
})

it('a deep link goes where the guard says, in the place of the address', async () => {
  stubService(keepsPlace({ 'personal.record': 'empty' }).answers)
  open(`/${mode}/letter-of-authorization`, ada)
  await isAt('personal-information', /Tell us who you are/)
})

it('people who come back are where they left off, and nothing is saved by coming back', async () => {
  const service = keepsPlace({ 'personal.record': 'empty' }, { version: 4, place: { step: 'previous-jobs' } })
  const asked = stubService(service.answers)
  open(`/${mode}`, ada)
  await isAt('previous-jobs', /Where did you work/)
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})

it('people who open another address only look: their place stays where they left off, until they press on there', async () => {
  const place = { step: 'letter-of-authorization' }
  const service = keepsPlace({ 'personal.record': 'present' }, { version: 4, place })
  const asked = stubService(service.answers)
  open(`/${mode}/how-it-works`, ada)
  await isAt('how-it-works', /./)
  expect(lastPlace(ada.pk)).toBeUndefined()
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isAt('previous-jobs', /Where did you work/)
  await waitFor(() => expect(service.kept).toEqual({ version: 5, place: { step: 'previous-jobs' } }))
  expect(lastPlace(ada.pk)?.pathname).toBe(`/${mode}/previous-jobs`)
})

it('people who enter a mode to look at it have begun nothing', async () => {
  const asked = stubService(keepsPlace({ 'personal.record': 'empty' }).answers)
  open(`/${mode}`, ada)
  await isAt('previous-jobs', /Where did you work/)
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})

it('what was walked before there was an account is saved with it, without another step', async () => {
  const service = keepsPlace({ 'personal.record': 'empty' })
  stubService(service.answers)
  open(`/${mode}/how-it-works`, false)
  await isAt('how-it-works', /./)
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isAt('previous-jobs', /Where did you work/)
  signedInBrowser()
  act(() => useSession.setState({ user: ada as never }))
  await waitFor(() => expect(service.kept).toEqual({ version: 1, place: { step: 'previous-jobs' } }))
})

it('an account that is made on the way takes back nothing of how far people are', async () => {
  // For somebody who said no to the concierge the way is three pages shorter.
  const service = keepsPlace({ 'personal.record': 'empty', concierge: 'no' })
  stubService(service.answers)
  open(`/${mode}/how-it-works`, false)
  await isAt('how-it-works', /./)
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  await isAt('previous-jobs', /Where did you work/)
  const said = () => screen.getByText(/^Page \d+ of/).textContent?.replace(/ · .*/, '')
  const before = said()
  signedInBrowser()
  act(() => useSession.setState({ user: ada as never }))
  await waitFor(() => expect(service.kept.version).toBe(1))
  await isAt('previous-jobs', /Where did you work/)
  expect(said()).toBe(before)
})

it('the account is asked for at the first personal question, and the way goes on at that step', async () => {
  stubService({
    ...keepsPlace({ 'personal.record': 'empty' }).answers,
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
  })
  open(`/${mode}/personal-information`, false)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Create an account/))
  act(() => useSession.setState({ user: ada as never }))
  await isAt('personal-information', /Tell us who you are/)
})

it('who went on in another window is asked where to go on, and nothing is overwritten before', async () => {
  const service = keepsPlace({ 'personal.record': 'empty' })
  stubService(service.answers)
  open(`/${mode}/how-it-works`, ada)
  await isAt('how-it-works', /./)
  Object.assign(service.kept, { version: 7, place: { step: 'personal-information' } })
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Tell us who you are')
  expect(service.kept).toEqual({ version: 7, place: { step: 'personal-information' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(service.kept).toEqual({ version: 8, place: { step: 'previous-jobs' } }))
})

it('who goes on where they are in the other window has its address and its answers', async () => {
  const facts: Record<string, unknown> = { 'personal.record': 'empty', concierge: 'yes' }
  const service = keepsPlace(facts)
  const asked = stubService(service.answers)
  open(`/${mode}/how-it-works`, ada)
  await isAt('how-it-works', /./)
  Object.assign(service.kept, { version: 7, place: { step: 'letter-of-authorization' } })
  Object.assign(facts, { 'personal.record': 'present', 'progress.previous_jobs': true, concierge: 'no' })
  await userEvent.click(screen.getByRole('button', { name: walkView(mode).steps['how-it-works']?.continue ?? '' }))
  const dialog = await screen.findByRole('dialog')
  const before = asked.length
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue from there' }))
  await isAt('letter-of-authorization', /Let us ask about your accounts/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(service.kept).toEqual({ version: 7, place: { step: 'letter-of-authorization' } })
  // What was answered here before would take the place of what was answered there.
  expect(asked.slice(before).filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})

it('a step that tells the journey what was answered overwrites no other window either', async () => {
  const place = { step: 'locate-destination' }
  const known = { 'personal.record': 'present', 'letter.signed': true, 'progress.rollover_401k_accounts': true }
  const service = keepsPlace(known, { version: 4, place }, 'landing-rollover-v3')
  const asked = stubService({
    ...service.answers,
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [{ pk: 'own', version: 1, ira_interest: true }] } }),
    'PUT /api/v1/accounts/personal_information/own/update/': ({ body }) => ({ body: { pk: 'own', version: 2, ...body } }),
    'POST /api/v1/accounts/completed_info/update/': () => ({ status: 409, body: { code: 'claimed_progress', detail: 'Not yet.' } }),
  })
  open('/landing-rollover-v3/locate-destination', ada)
  await userEvent.click(await screen.findByRole('radio', { name: /current job/i }))
  Object.assign(service.kept, { version: 9, place: { step: 'personal-information' } })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Tell us who you are')
  expect(service.kept).toEqual({ version: 9, place: { step: 'personal-information' } })
  expect(asked.filter(({ call }) => call.startsWith('PUT /api/journeys')).length).toBeGreaterThan(0)
})

/** The pages that have nothing to say or to decide while something is (not) so, such as how it turned out, each in a mode that leads to it. */
const telling = [...allSteps.values()].flatMap(({ step, empty }) => {
  const walked = empty && realModes.find((one) => Object.hasOwn(walkView(one).resolved.steps, step))
  // What is known once people have said who they are is not so before that.
  const record = JSON.stringify(empty ?? {}).includes('personal.record') ? 'empty' : 'present'
  const so = Object.fromEntries(Object.entries(empty?.when ?? {}).filter(([, value]) => typeof value === 'boolean'))
  return walked === undefined ? [] : [{ step, walked, record, so }]
})

it.each(telling)(
  '$step of $walked, opened by somebody of whom it isn’t so, gives way to where they belong',
  async ({ step, walked, record, so }) => {
    const { resolved } = walkView(walked)
    const starts = Object.fromEntries(Object.entries(resolved.facts).map(([fact, { start }]) => [fact, start]))
    const { answers, kept } = keepsPlace(
      { ...starts, 'personal.record': record, 'letter.signed': true, 'ira.interest': true, ...so },
      undefined,
      walked,
    )
    stubService(answers)
    open(`/${walked}/${step}`, ada)
    await waitFor(() => {
      expect(location.pathname).not.toContain(step)
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(allSteps.get(step)?.title)
    })
    expect(kept.place).not.toMatchObject({ step })
  },
)
