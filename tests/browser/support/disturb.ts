import { stepIn } from './come-back.ts'
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
  await page.waitForURL((url) => url.href !== before, { timeout: 2_000 }).catch(() => undefined)
  if (shadow.trail().length > 0) shadow.send({ type: 'BACK' })
  else {
    // Without a step that was recorded here it is the browser, or the list, that leads back: the page says where it is.
    const step = stepIn(page, walk.mode.name)
    if (step !== undefined && step !== shadow.place().step) shadow.send({ type: 'GO', step, popped: true })
  }
  return walk
}

/** The page is gone from one moment to the next, and opened again at its address. */
export async function crash(walk: Walk): Promise<Walk> {
  const { page, context, mode, shadow, isSignedIn } = walk
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
  const saved = { mode: mode.name, person: 'me', place: shadow.place(), version: mode.flow.resolved.version }
  await enterAgain(next, { type: 'RESUME', person: 'me', saved })
  return next
}

/** A second tab at the same flow comes up on the same step, and changes nothing for the first. */
export async function openSecondTab(walk: Walk): Promise<Walk> {
  const { page, context, mode, shadow, isSignedIn } = walk
  if (isSignedIn) await untilSaved(page)
  walk.watch.expect(412, /^\/api\/journeys\//)
  const other = await context.newPage()
  await other.goto(`/${mode.name}`)
  await other
    .waitForURL((url) => url.pathname === `/${mode.name}/${shadow.place().step}`, { timeout: 6_000 })
    .catch(() => {
      throw new Error(`A second tab is at ${new URL(other.url()).pathname}, not at ${shadow.place().step}.`)
    })
  if (isSignedIn) await untilSaved(other)
  await other.close()
  return walk
}
