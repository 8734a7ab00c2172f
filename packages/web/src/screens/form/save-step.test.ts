import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { forgetModes, loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { ada } from '../../testing/ada.ts'
import { allSteps, walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { shownFields } from '../fields/shown-field.ts'
import { saveStep, saveWaitingSteps } from './save-step.ts'

const jobs = allSteps.get('previous-jobs')
// A mode that does not ask for the jobs: its address with the name of the step opens it all the same.
const mode = 'landing-fc-refinance'
const add = 'POST /api/v1/employers/add_user_employers/'
const service = {
  [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
  'GET /api/flows/gone/walk': () => ({ status: 404, body: { code: 'mode_not_found', detail: 'No.' } }),
  'GET /api/flows/broken/walk': () => ({ status: 404, body: { code: 'mode_not_sound', detail: 'No.' } }),
  'GET /api/flows/steps/previous-jobs': () => ({ body: jobs }),
  'GET /api/flows/steps/jobs-before': () => ({ body: jobs }),
  'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [] } }),
  [add]: () => ({ body: { pk: 'e1', version: 1 } }),
}

beforeEach(() => useSession.setState({ user: false }))
afterEach(() => {
  forgetPerson()
  forgetModes()
})

/** Answers the jobs without an account, on a step of this name; then there is one, and what has waited is saved. */
async function answered(walked: WalkedMode, step: string) {
  if (!jobs) throw new Error('There is no step previous-jobs.')
  const job = { company_name: 'Thistle Power', start_year: '2010', end_year: '2014', record_keeper: 'unknown' }
  const answers = { employers: [{ key: 'k', ...job }] }
  await saveStep({ mode: walked, step: { ...jobs, step }, fields: [], answers, added: {}, facts: {}, key: 'key' })
  useSession.setState({ user: ada })
  signedInBrowser()
}

it.each([
  ['a step that the mode does not have', 'previous-jobs', mode],
  ['a step that has another name since', 'jobs-before', mode],
  ['a mode that is gone since', 'previous-jobs', 'gone'],
  ['a mode that can’t be walked any more', 'previous-jobs', 'broken'],
])('what was answered without an account on %s is saved with the account', async (_what, step, name) => {
  const asked = stubService(service)
  const here = await loadMode(mode)
  if (!here.ok) throw new Error(here.failure.code)
  const { flow } = here.data
  await answered({ ...here.data, flow: { ...flow, resolved: { ...flow.resolved, mode: name } } }, step)
  expect(await saveWaitingSteps(here.data)).toMatchObject({ ok: true })
  expect(asked.filter(({ call }) => call === add).map(({ body }) => body)).toEqual([
    expect.objectContaining({ company_name: 'Thistle Power' }),
  ])
})

it('who is on a page of a mode that is gone since goes on from it: their answers are saved', async () => {
  const gone = () => ({ status: 404, body: { code: 'mode_not_found', detail: 'No.' } })
  const asked = stubService({ ...service, [`GET /api/journeys/${mode}`]: gone })
  const here = await loadMode(mode)
  if (!here.ok || !jobs) throw new Error('The mode did not load.')
  useSession.setState({ user: ada })
  signedInBrowser()
  const job = { key: 'k', company_name: 'Thistle Power', start_year: '2010', end_year: '2014', record_keeper: 'unknown' }
  const fields = shownFields(jobs, here.data.questions)
  const given = {
    mode: here.data,
    step: jobs,
    fields,
    answers: { employers: [job] },
    added: {},
    facts: { 'payment.made': true },
    key: 'key',
  }
  expect(await saveStep(given)).toMatchObject({ ok: true, data: { 'payment.made': true } })
  expect(asked.filter(({ call }) => call === add)).toHaveLength(1)
})

it.each(['database_unavailable', 'overloaded', 'too_many_requests'])(
  'while the service can’t save it (%s) it waits on, and is saved then',
  async (code) => {
    let isAway = true
    const asked = stubService({
      ...service,
      [add]: () => (isAway ? { status: 503, body: { code, detail: 'No.' } } : { body: { pk: 'e1', version: 1 } }),
    })
    const here = await loadMode(mode)
    if (!here.ok) throw new Error(here.failure.code)
    await answered(here.data, 'previous-jobs')
    expect(await saveWaitingSteps(here.data)).toMatchObject({ ok: false, failure: { code } })
    isAway = false
    expect(await saveWaitingSteps(here.data)).toMatchObject({ ok: true })
    expect(asked.filter(({ call }) => call === add)).toHaveLength(2)
  },
)
