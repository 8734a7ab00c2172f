import type { FlowEvent } from '@app/engine'
import { stepIn } from './come-back.ts'
import { patienceMs } from './patience.ts'
import { untilSaved } from './saved.ts'
import { enterAgain, isJourney, listen, type Walk } from './walk.ts'
import { watchPage } from './watch.ts'

/** Presses the page’s own way back, where it shows one. */
export async function pressBack(walk: Walk): Promise<Walk> {
  const { page, shadow, isSignedIn } = walk
  if (isSignedIn) await untilSaved(page)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  if (!(await back.isVisible())) return walk
  const before = page.url()
  await back.click()
  await page.waitForURL((url) => url.href !== before, { timeout: patienceMs }).catch(() => undefined)
  if (shadow.trail().length > 0) {
    shadow.send({ type: 'BACK' })
    return walk
  }
  // Without a step that was recorded here it is the list or the browser that leads back.
  const step = stepIn(page, walk.mode.name)
  if (step === undefined) return comeAgain(walk)
  if (step !== shadow.place().step) shadow.send({ type: 'GO', step, popped: true })
  return walk
}

/** Whoever went back out of the flow opens it again where they were. */
async function comeAgain(walk: Walk): Promise<Walk> {
  const { page, mode, shadow, isSignedIn } = walk
  // The page behind may be asking for the same journey, as that of signing in does when it goes on: its answer isn’t the one to wait for.
  await page.goto('about:blank')
  const told = isSignedIn ? page.waitForResponse((response) => isJourney(response, 'GET', mode.name)) : undefined
  await page.goto(`/${mode.name}/${shadow.place().step}`)
  await told
  if (isSignedIn) await enterAgain(walk, resumed(walk))
  return walk
}

function resumed({ mode, shadow }: Walk): FlowEvent {
  const saved = { mode: mode.name, person: 'me', place: shadow.place(), version: mode.flow.resolved.version }
  return { type: 'RESUME', person: 'me', saved }
}

/** The page is gone from one moment to the next, and opened again at its address. */
export async function crash(walk: Walk): Promise<Walk> {
  const { page, context, mode, isSignedIn } = walk
  if (isSignedIn) await untilSaved(page)
  const address = page.url()
  const fresh = await context.newPage()
  const watch = watchPage(fresh, new URL(address).origin)
  const told = listen(fresh, mode.name)
  await page.close({ runBeforeUnload: false })
  const answered = isSignedIn ? fresh.waitForResponse((response) => isJourney(response, 'GET', mode.name)) : undefined
  await fresh.goto(address)
  await answered
  const next = { ...walk, page: fresh, watch, told }
  if (!isSignedIn) return next
  await enterAgain(next, resumed(walk))
  return next
}

/** A second tab at the same flow comes up on the same step, and changes nothing for the first. */
export async function openSecondTab(walk: Walk): Promise<Walk> {
  const { page, context, mode, shadow, isSignedIn } = walk
  if (isSignedIn) await untilSaved(page)
  walk.watch.expect(412, /^\/api\/journeys\//)
  const other = await context.newPage()
  // Whoever is not signed in would read the landing page of the mode again.
  await other.goto(isSignedIn ? `/${mode.name}` : `/${mode.name}/${shadow.place().step}`)
  await other
    .waitForURL((url) => url.pathname === `/${mode.name}/${shadow.place().step}`, { timeout: patienceMs })
    .catch(() => {
      throw new Error(`A second tab is at ${new URL(other.url()).pathname}, not at ${shadow.place().step}.`)
    })
  if (isSignedIn) await untilSaved(other)
  await other.close()
  return walk
}
