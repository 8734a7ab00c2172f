import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { expectLanding } from './landing.ts'
import { untilSaved } from './saved.ts'
import { enterAgain, isJourney, type Walk } from './walk.ts'

/** The browser’s own back and forward: the page and the engine go along. */
export async function goBackAndForward(walk: Walk): Promise<void> {
  const { page, shadow } = walk
  if (walk.isSignedIn) await untilSaved(page)
  const { from } = shadow.place()
  for (const direction of ['goBack', 'goForward'] as const) {
    await page[direction]()
    const step = stepIn(page, walk.mode.name)
    if (step === undefined) throw new Error(`${direction} led out of the mode, to ${page.url()}.`)
    // A side trip comes along when the browser goes forward again.
    shadow.send({ type: 'GO', step, popped: true, ...(direction === 'goForward' && from && { from }) })
    await expectLanding(walk)
  }
  if (walk.isSignedIn) await untilSaved(page)
}

/** Loads the page anew: whoever does that stays where they were. */
export async function reload(walk: Walk): Promise<void> {
  const { page, mode, shadow } = walk
  if (walk.isSignedIn) await untilSaved(page)
  const told = walk.isSignedIn ? page.waitForResponse((response) => isJourney(response, 'GET', mode.name)) : undefined
  await page.reload()
  await told
  const place = shadow.place()
  const person = 'me'
  const saved = { mode: mode.name, person, place, version: mode.flow.resolved.version }
  if (walk.isSignedIn) await enterAgain(walk, { type: 'RESUME', person, saved })
  await expectLanding(walk)
}

/** Signs in at another device, by the call: it comes up on the step where the service says that the person belongs. */
export async function signInElsewhere(walk: Walk, { page, context, watch }: Visitor): Promise<readonly string[]> {
  await untilSaved(walk.page)
  // The other device saves as well: the next save from here meets that, and goes on.
  walk.watch.expect(412, /^\/api\/journeys\//)
  const told = page.waitForResponse((response) => isJourney(response, 'GET', walk.mode.name))
  const { origin } = new URL(walk.page.url())
  const { email, password } = walk.person
  const entered = await context.request.post('/api/v1/auth/login/', { headers: { origin }, data: { email, password } })
  if (!entered.ok()) throw new Error(`Signing in elsewhere gave ${entered.status()}: ${await entered.text()}`)
  await page.goto(`/${walk.mode.name}`)
  const { decision } = (await (await told).json()) as { decision: { go: { step: string } | null } }
  const here = walk.shadow.place().step
  if (decision.go?.step !== here) return [`the service says ${decision.go?.step ?? 'out'} to a fresh device, the engine ${here}`]
  await expectLanding({ ...walk, page })
  await untilSaved(page)
  return watch.take().map((fault) => `on a fresh device: ${fault}`)
}

export function stepIn(page: Page, mode: string): string | undefined {
  const { pathname } = new URL(page.url())
  return pathname.startsWith(`/${mode}/`) ? pathname.slice(mode.length + 2) : undefined
}
