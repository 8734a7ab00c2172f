import type { Facts, FlowEvent } from '@app/engine'
import type { Page, Response } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { enterMode } from './enter-mode.ts'
import { modeOf, type WalkedMode } from './mode.ts'
import type { Person } from './person.ts'
import { type Shadow, startShadow } from './shadow.ts'

/** Somebody who walks a mode in a browser, with what the engine says of them beside it. */
export type Walk = Visitor & {
  readonly mode: WalkedMode
  readonly person: Person
  shadow: Shadow
  isSignedIn: boolean
  /** What the service has said of where they belong, each time that it was asked. */
  readonly told: () => readonly Promise<Resumed | undefined>[]
}

type Resumed = { readonly facts: Facts; readonly decision: { readonly go: { readonly step: string } | null } }

/** Opens a mode: visitors begin it, people with an account are put where they belong, or open the step that is given. */
export async function beginWalk(visitor: Visitor, person: Person, name: string, isSignedIn = false, at?: string): Promise<Walk> {
  const { page, watch } = visitor
  const told = listen(page, name)
  const mode = modeOf(name)
  const { entry, address } = wayIn(mode, isSignedIn, at)
  await enterMode(page, address)
  await page
    .locator('#step-title')
    .waitFor()
    .catch(async () => {
      throw new Error(`${name} does not begin: ${await page.locator('body').innerText()} ${watch.take().join(' ')}`)
    })
  const facts = isSignedIn ? ((await told().at(-1))?.facts ?? {}) : {}
  return { ...visitor, mode, person, told, isSignedIn, shadow: startShadow(mode, facts, entry) }
}

/** The address of the dashboard shows the dashboard itself: its flow is opened at its step. */
function wayIn({ name, flow }: WalkedMode, isSignedIn: boolean, at?: string): { readonly entry: FlowEvent; readonly address: string } {
  const step = name === 'dashboard' ? (flow.resolved.items[0]?.branches[0]?.step ?? '') : isSignedIn ? at : undefined
  if (step !== undefined) return { entry: { type: 'GO', step }, address: `/${name}/${step}` }
  return { entry: isSignedIn ? { type: 'RESUME', person: 'me' } : { type: 'START' }, address: `/${name}` }
}

/** The page was opened anew: the machine is too. */
export async function enterAgain(walk: Walk, entry: FlowEvent): Promise<void> {
  walk.shadow = startShadow(walk.mode, (await walk.told().at(-1))?.facts ?? {}, entry)
}

export function listen(page: Page, mode: string): Walk['told'] {
  const all: Promise<Resumed | undefined>[] = []
  page.on('response', (response) => {
    if (isJourney(response, 'GET', mode)) all.push(response.json().catch(() => undefined))
  })
  return () => all
}

export function isJourney(response: Response, method: string, mode: string): boolean {
  return response.request().method() === method && new URL(response.url()).pathname === `/api/journeys/${mode}`
}
