import type { Path } from '@app/engine/author'
import { arrange } from './arrange.ts'
import type { Visitor } from './browser.ts'
import { expectLanding, findOverflow } from './landing.ts'
import type { Person } from './person.ts'
import { untilSearched } from './searched.ts'
import type { BrowserService } from './service.ts'
import { doStep, type Planned, signUpWhereAsked } from './take-step.ts'
import { beginWalk, type Walk } from './walk.ts'

type Given = {
  readonly visitor: Visitor
  readonly person: Person
  readonly mode: string
  readonly path: Path
  readonly service: BrowserService
  /** Done on every step, before it is answered. Says what was wrong. */
  readonly onStep?: (walk: Walk, index: number) => Promise<readonly string[]>
}

export type Walked = {
  readonly faults: readonly string[]
  /** Where the engine itself went another way for good, because the service did not find what the plan says. */
  readonly strayed: string | undefined
}

const mostInPassing = 6
const mostMore = 30

/** Walks a mode by clicking and typing. The page must be where the engine is on every step. */
export async function walkPath({ visitor, person, mode, path, service, onStep }: Given): Promise<Walked> {
  const hasAccount = await arrange({ visitor, person, mode, path, service })
  const walk = await beginWalk(visitor, person, mode, hasAccount, path.steps[0]?.step)
  // A bank of the sandbox that says no.
  visitor.watch.expect(422, /exchange_public_token/)
  const found = Object.assign({}, ...path.steps.map(({ facts }) => facts))
  const here = () => walk.shadow.place().step
  return walkOut(walk, found, async (take, faults) => {
    for (const [index, planned] of path.steps.entries()) {
      // What is not planned is done in passing, until the plan is met again.
      const ahead = path.steps.slice(index).map(({ step }) => step)
      for (let more = 0; !walk.shadow.hasLeft() && !ahead.includes(here()) && more < mostInPassing; more++) await takeInPassing(walk, take)
      if (here() !== planned.step && ahead.includes(here())) continue
      if (here() !== planned.step) return `${planned.step} was planned, the engine says ${here()}`
      await signUpWhereAsked(walk)
      faults.push(...((await onStep?.(walk, index)) ?? []).map((fault) => `${planned.step}: ${fault}`))
      await take(planned)
    }
    return undefined
  })
}

/**
 * Walks a mode as somebody who has walked another one: what was said and done there is known here. The engine leads, and what it still asks
 * gets the usual answer. Says what was wrong.
 */
export async function walkKnown(visitor: Visitor, person: Person, mode: string): Promise<readonly string[]> {
  const walk = await beginWalk(visitor, person, mode, true)
  // Whoever has nothing to move, or whose account is not open yet, reads that instead of the request.
  visitor.watch.expect(409, /rollover_request/)
  const { faults } = await walkOut(walk, {}, async () => undefined)
  return faults
}

type Take = (planned: Planned) => Promise<void>

/** Walks as `lead` does, which says where it strayed from its plan, and then on until there is a way out. */
async function walkOut(
  walk: Walk,
  found: Planned['facts'],
  lead: (take: Take, faults: string[]) => Promise<string | undefined>,
): Promise<Walked> {
  const { page, watch } = walk
  const faults: string[] = []
  const here = () => walk.shadow.place().step
  const look = async (where: string) => {
    const seen = [...watch.take(), ...(await findOverflow(walk))]
    faults.push(...seen.map((fault) => `${where}: ${fault}`))
  }
  const take = async (planned: Planned) => {
    await look(planned.step)
    if (planned.step === 'searching' && planned.facts['search.state'] !== 'running') await untilSearched(page)
    await doStep(walk, planned, found)
    await expectLanding(walk)
    await look(planned.step)
  }
  let strayed: string | undefined
  try {
    await expectLanding(walk)
    strayed = await lead(take, faults)
    // Whoever was led elsewhere gets out as well.
    for (let more = 0; !walk.shadow.hasLeft() && more < mostMore; more++) {
      strayed ??= `the end was planned, the engine says ${here()}`
      await takeInPassing(walk, take)
    }
    if (!walk.shadow.hasLeft()) faults.push(`${here()}: there is no end to it`)
  } catch (error) {
    faults.push(`${here()}: ${shortened(error)}`, ...(await saidOn(page)), ...watch.take())
  }
  return { faults, strayed }
}

/** What failed, what was waited for, and what it was like at the end. */
function shortened(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error)
    .split('\n')
    .map((line) => line.trim())
  const middle = lines.length > 8 ? ['…', ...lines.slice(-5)] : lines.slice(3)
  return [...lines.slice(0, 3), ...middle].join(' ')
}

/** What a page says that cannot be gone on from: its windows, its alerts and what it is busy with. */
async function saidOn(page: Visitor['page']): Promise<readonly string[]> {
  const said = page.getByRole('dialog').or(page.getByRole('alert')).or(page.getByRole('status'))
  const texts = await said.allInnerTexts().catch(() => [])
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 200))
    .filter((text) => text !== '')
    .map((text) => `the page says: ${text}`)
}

async function takeInPassing(walk: Walk, take: Take): Promise<void> {
  await signUpWhereAsked(walk)
  await take({ step: walk.shadow.place().step, answers: {}, facts: {} })
}
