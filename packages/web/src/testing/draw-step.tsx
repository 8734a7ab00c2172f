import type { Facts } from '@app/engine'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { useSession } from '../client/session/session.ts'
import { loadMode } from '../client/walk/flow.ts'
import { StepPage } from '../screens/step-page.tsx'
import { ada } from './ada.ts'
import { allSteps, walkView } from './real-flows.ts'
import { signedInBrowser, stubService } from './stub-service.ts'

/** Draws one step of the real flows for a signed-in person, with a stubbed service. The step may have the query of its address behind it. */
type Answers = Parameters<typeof stubService>[0]

export async function drawStep(name: string, at: string, answers: Answers, facts: Facts = {}, otherwise?: Answers[string]) {
  const asked = stubService(
    {
      [`GET /api/flows/${name}/walk`]: () => ({ body: walkView(name) }),
      [`GET /api/journeys/${name}`]: () => ({ body: { mode: name, version: 0, place: null, saved_flow_version: null, facts: {} } }),
      ...answers,
    },
    otherwise,
  )
  history.pushState(null, '', `/${name}/${at}`)
  signedInBrowser()
  useSession.setState({ user: ada })
  vi.stubGlobal('scrollTo', () => undefined)
  // It is not waited for a second time.
  await import('../screens/records/step-records.ts')
  const mode = await loadMode(name)
  const step = allSteps.get(at.replace(/\?.*/, ''))
  if (!mode.ok || !step) throw new Error(`There is no step “${at}” in “${name}”.`)
  const done = vi.fn()
  const drawn = render(
    <BrowserRouter>
      <StepPage mode={mode.data} step={mode.data.say(step)} facts={facts} onDone={done} onAction={() => undefined} />
    </BrowserRouter>,
  )
  return { asked, done, ...drawn }
}
