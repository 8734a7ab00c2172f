import { type Path, pairwisePaths, shortestPaths } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { modeNames, resolvedMode, walkedMode } from '../../model/support/all-flows.ts'
import { fewWithAll } from '../../support/few-with-all.ts'
import { isFew } from '../../support/is-few.ts'
import { canBeWalked, needsTime } from './arrange.ts'
import { goBackAndForward, reload, signInElsewhere } from './come-back.ts'
import { atPhone } from './draws.ts'
import { isWhole } from './is-whole.ts'
import { stepOf } from './mode.ts'
import { newPerson } from './person.ts'
import { actsOf } from './share.ts'
import { longestMs, openStage } from './stage.ts'
import { walkPath } from './walk-path.ts'

const every = 3

type Way = 'shortest' | 'pairwise'
type WalkOfMode = { readonly mode: string; readonly path: Path }
const waysOf = { shortest: shortestPaths, pairwise: pairwisePaths } as const

type Walked = {
  readonly way: Way
  /** Here and there people go back and forth, reload and change devices. */
  readonly isInterrupted: boolean
  /** Only the walks before which time has to pass; else only the others. Time passes for everybody, so these are in a file of their own. */
  readonly isLater?: boolean
  /** One part of them: files are worked on beside each other. */
  readonly share?: { readonly part: number; readonly of: number }
}

/** A test for each way through each of these modes. */
export function describeWalks(modes: readonly string[], { way, isInterrupted, isLater = false, share = { part: 0, of: 1 } }: Walked): void {
  const stage = openStage({ mayBeAhead: isLater })
  const all = way === 'shortest' && !isWhole ? fewWalks() : walksOf(modes, way)
  const interrupted = new Set(isInterrupted ? interruptedSteps(all) : [])
  const walks = all
    .filter(({ mode, path }) => modes.includes(mode) && needsTime(mode, path) === isLater)
    .filter((_walk, index) => index % share.of === share.part)

  describe('people who walk are always where the engine is', () => {
    it.each(walks.map(({ mode, path }) => [mode, titleOf(path), path] as const))(
      '%s: %s',
      { timeout: longestMs },
      async (mode, _title, path) => {
        const { service, take } = stage()
        await atPhone(stage(), async (visitor) => {
          const { faults, strayed } = await walkPath({
            visitor,
            person: newPerson(),
            mode,
            path,
            service,
            onStep: async (walk, index) => {
              // On a side trip, going back and forward forgets where it began: the way would be another one.
              const planned = path.steps[index]
              if (!planned || !interrupted.has(planned) || walk.shadow.place().from) return []
              await goBackAndForward(walk)
              await reload(walk)
              return walk.isSignedIn ? signInElsewhere(walk, await take('other device')) : []
            },
          })
          const wrong = [...faults, ...(strayed === undefined ? [] : [strayed])]
          expect(wrong, wrong.join('\n')).toEqual([])
        })
      },
    )
  })
}

function walksOf(modes: readonly string[], way: Way): readonly WalkOfMode[] {
  return modes.flatMap((mode) =>
    waysOf[way](walkedMode(mode))
      .filter(canBeWalked)
      .map((path) => ({ mode, path })),
  )
}

/** Chosen once for all files that a process runs. */
let few: readonly WalkOfMode[] | undefined

/**
 * The shortest walks that have every mode and every step between them. Where few are wanted, every kind of screen and field: each mode is
 * entered from its landing page by `landings.test.ts`, all its paths are proven, and each panel has tests of its own. A walk begins with
 * an account: that costs some steps.
 */
function fewWalks(): readonly WalkOfMode[] {
  const stepsToBegin = 3
  few ??= fewWithAll(
    walksOf(modeNames, 'shortest'),
    ({ mode, path: { steps } }) => (isFew ? steps.flatMap(({ step }) => actsOf(step)) : [`mode ${mode}`, ...steps.map(({ step }) => step)]),
    ({ path }) => path.steps.length + stepsToBegin,
  )
  return few
}

/**
 * Every third step of every walk; or of these as few as have every mode and every step of all of them. Where people come back to is decided
 * by the mode and the step alone: the same step in one more mode shows nothing new. Fewer still have every kind of screen.
 */
function interruptedSteps(walks: readonly WalkOfMode[]): readonly Path['steps'][number][] {
  const all = walks.flatMap(({ mode, path }) =>
    path.steps.filter((_planned, index) => index % every === every - 1).map((planned) => ({ mode, planned })),
  )
  const few = fewWithAll(
    all.filter(({ mode, planned }) => !resolvedMode(mode).side.includes(planned.step)),
    ({ mode, planned }) => (isFew ? [`kind ${stepOf(planned.step).kind}`] : [`mode ${mode}`, `step ${planned.step}`]),
    () => 1,
  )
  return (isWhole ? all : few).map(({ planned }) => planned)
}

function titleOf({ steps, leaves }: Path): string {
  return [...steps.map(({ step, action }) => (action === undefined ? step : `${step} (${action})`)), leaves].join(' > ')
}
