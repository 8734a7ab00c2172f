import { compileFlow } from '@app/engine'
import { changeFile, walkPersona } from '@app/engine/author'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { realCatalogue, walkView } from '../../testing/real-flows.ts'
import type { FromFrame } from '../step/frame-messages.ts'
import { openStudio, saveFileOf } from '../testing/open-studio.tsx'

afterEach(cleanup)

const ada = personaNamed('ada-sample')
const user = userEvent.setup()

it('a persona walks as the engine leads them, to the end that they expect; each move brings the focus to the heading', async () => {
  openStudio(`/dev/flows/${ada.mode}?persona=${ada.persona}`)
  const { path, leaves } = walkPersona(compileFlow(walkView(ada.mode).resolved), ada)
  expect([path, leaves]).toEqual([ada.expects.path, ada.expects.leaves])
  for (const [index, step] of path.entries()) {
    const heading = await screen.findByRole('heading', { name: step })
    if (index > 0) expect(document.activeElement).toBe(heading)
    await goOn()
  }
  const end = await screen.findByRole('heading', { name: 'The flow leads out, to the dashboard' })
  expect(document.activeElement).toBe(end)
  expect(screen.getByText(`Walked all ${path.length} steps as expected, and left to ${leaves}.`)).toBeTruthy()
})

it('a test of orders marks each step where it stands for the person who walks', async () => {
  const doc = realCatalogue.documents.mode.get('dashboard-investor')
  const [first, second] = ['qa4', 'suitability']
  const orders = { test: [first, second], control: [second, first] }
  const text = doc?.text.replace(`["${first}", "${second}"]`, JSON.stringify([{ experiment: 'percentage', orders }])) ?? ''
  const view = walkView('dashboard-investor', changeFile(realCatalogue, { path: 'modes/dashboard-investor.json', text }))
  const answer = () => ({ body: { ...view, about: {}, proofs: [], states: 1, sound: true, diagnostics: [] } })
  openStudio('/dev/flows/dashboard-investor', { 'GET /api/flows/dashboard-investor': answer })
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' })).getAllByText(new RegExp(`^(${first}|${second})`))
  expect(steps.map((line) => line.getAttribute('aria-current') ?? line.textContent)).toEqual([
    'step',
    'suitabilityif experiment.percentage is test',
    'suitabilityif experiment.percentage is control',
    'qa4if experiment.percentage is control',
  ])
})

it('an address of a step that is not there says so, and begins at the start', async () => {
  openStudio(`/preview/${ada.mode}/stop-loosing?persona=${ada.persona}`)
  await screen.findByText('There’s no step called “stop-loosing”. The walk begins at the start.')
  expect(screen.getByRole('heading', { name: ada.expects.path[0] ?? '' })).toBeTruthy()
})

it('what is done in the framed step moves the walk', async () => {
  openStudio(`/preview/${ada.mode}/stop-losing?persona=${ada.persona}`)
  await screen.findByRole('heading', { name: 'stop-losing' })
  sayFromFrame({ is: 'done', visit: 0, typed: { stop_losing: 'other-choices' } })
  const heading = await screen.findByRole('heading', { name: 'fix-401k' })
  expect(document.activeElement).toBe(heading)
  // A step that is shown no more moves nothing.
  sayFromFrame({ is: 'done', visit: 0, typed: {} })
  expect(screen.getByRole('heading', { name: 'fix-401k' })).toBeTruthy()
})

it('a changed fact changes where the walk goes, and the rule that says why', async () => {
  const address = `/preview/${ada.mode}/stop-losing?persona=${ada.persona}`
  openStudio(address)
  await screen.findByRole('heading', { name: 'stop-losing' })
  await goOn()
  expect(why().getByText(/^ira\/select-401ks /)).toBeTruthy()
  expect(why().getByText('rollover.possible = true')).toBeTruthy()
  cleanup()
  openStudio(address)
  await screen.findByRole('heading', { name: 'stop-losing' })
  await changeFact('rollover.possible', 'false')
  await goOn()
  expect(why().getByText('S1')).toBeTruthy()
  expect(why().getByText(/^ira\/sorry /)).toBeTruthy()
  expect(why().getByText('rollover.possible = false')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'ira/sorry' })).toBeTruthy()
})

it('a change that makes no new version, as of a translation, is shown as well, in the language that was chosen', async () => {
  openStudio(`/preview/${ada.mode}/stop-losing?persona=${ada.persona}`)
  await screen.findByRole('heading', { name: 'stop-losing' })
  await user.click(screen.getByRole('radio', { name: 'es' }))
  const frame = () => document.querySelector('iframe')
  const before = frame()
  act(() => saveFileOf('landing-rc'))
  act(() => saveFileOf(ada.mode))
  await expect.poll(() => frame()).not.toBe(before)
  expect(frame()?.getAttribute('src')).toContain('words=es')
  expect(screen.getByRole('heading', { name: 'stop-losing' })).toBeTruthy()
})

it('nothing of a walk is saved: only questions go out, and the browser remembers nothing', async () => {
  localStorage.clear()
  sessionStorage.clear()
  const asked = openStudio(`/dev/flows/${ada.mode}?persona=${ada.persona}`)
  for (const step of ada.expects.path) {
    await screen.findByRole('heading', { name: step })
    await goOn()
  }
  await screen.findByRole('heading', { name: /The flow leads out/ })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ call }) => !call.startsWith('GET '))).toEqual([])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('a button that leads out of the flow is named with the page it leads to, and leaves the walk where it is', async () => {
  const action = walkView('onboarding').steps['letter-of-authorization']?.actions?.find(({ leave }) => leave !== undefined)
  if (!action) throw new Error('No button of the step leads out of the flow.')
  openStudio(`/preview/${ada.mode}/letter-of-authorization?persona=${ada.persona}`)
  expect(await screen.findByText(`“${action.label}” leads out of the flow, to the dashboard.`)).toBeTruthy()
  sayFromFrame({ is: 'action', visit: 0, action })
  expect(await screen.findByText('That leads out of the flow, to the dashboard. Here the walk stays on this step.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'letter-of-authorization' })).toBeTruthy()
})

function personaNamed(name: string) {
  const persona = [...realCatalogue.documents.persona.values()].find(({ data }) => data.persona === name)?.data
  if (!persona) throw new Error(`There is no persona “${name}”.`)
  return persona
}

async function goOn() {
  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }))
}

async function changeFact(fact: string, value: string) {
  await user.selectOptions(screen.getByLabelText('Fact'), fact)
  await user.selectOptions(screen.getByLabelText('Value'), value)
  await user.click(screen.getByText('Make it so'))
}

function why() {
  return within(screen.getByRole('region', { name: 'Last decision' }))
}

/** What the page in the frame reports: jsdom loads no frames. */
function sayFromFrame(message: FromFrame) {
  const source = document.querySelector('iframe')?.contentWindow
  if (!source) throw new Error('There is no frame.')
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source, data: message }))
  })
}
