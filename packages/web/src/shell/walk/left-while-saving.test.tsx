import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { openWizard } from '../../testing/open-wizard.tsx'
import { walkView } from '../../testing/real-flows.ts'
import { stubService } from '../../testing/stub-service.ts'
import { walkAnew } from '../../testing/walk-anew.ts'

const mode = 'landing-rc'
const saved = {
  pk: 'j1',
  version: 1,
  company_id: null,
  company_name: 'Acme',
  start_year: 2001,
  end_year: 2005,
  salary: 50_000,
  record_keeper_selected_name: null,
  other_provider: null,
}

walkAnew()

const isAt = (step: string) => waitFor(() => expect(location.pathname).toBe(`/${mode}/${step}`))
const goOn = async (step: string) =>
  userEvent.click(await screen.findByRole('button', { name: walkView(mode).steps[step]?.continue ?? '' }))

/** Presses on the page of the jobs, whose save is answered when `answer` is called. */
async function saveJobs() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const service = keepsPlace({ 'personal.record': 'empty' })
  let isSaving = false
  const asked = stubService({
    ...service.answers,
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [saved] } }),
    'GET /api/v1/record_keepers/names/': () => ({ body: { count: 0, next: null, results: [] } }),
    [`GET /api/journeys/${mode}`]: async () => {
      if (isSaving) await answered
      return service.journey()
    },
  })
  openWizard(`/${mode}/how-it-works`, ada)
  await goOn('how-it-works')
  await isAt('previous-jobs')
  await screen.findByText('Acme')
  isSaving = true
  const before = asked.length
  await goOn('previous-jobs')
  await waitFor(() => expect(asked.slice(before).map(({ call }) => call)).toContain(`GET /api/journeys/${mode}`))
  return { answer }
}

describe('people who leave a page while it is being saved stay where they went', () => {
  it('with the way back of the page', async () => {
    const { answer } = await saveJobs()
    await userEvent.click(screen.getByRole('button', { name: /Back/ }))
    await isAt('how-it-works')
    answer()
    await act(() => new Promise((settled) => setTimeout(settled, 200)))
    expect(location.pathname).toBe(`/${mode}/how-it-works`)
  })

  it('with the one of the browser', async () => {
    const { answer } = await saveJobs()
    act(() => history.back())
    await isAt('how-it-works')
    answer()
    await act(() => new Promise((settled) => setTimeout(settled, 200)))
    expect(location.pathname).toBe(`/${mode}/how-it-works`)
  })
})

it('people who stay on a page while it is being saved go on when it is', async () => {
  const { answer } = await saveJobs()
  answer()
  await waitFor(() => expect(location.pathname).not.toBe(`/${mode}/previous-jobs`))
})
