import { type Path, pairwisePaths, shortestPaths } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { modeNames, wholeMode } from '../../model/support/all-flows.ts'
import { needsTime } from './arrange.ts'
import { fewWithAll, isWhole } from './chosen.ts'
import { goBackAndForward, reload, signInElsewhere } from './come-back.ts'
import { newPerson } from './person.ts'
import { longestMs, openStage } from './stage.ts'
import { walkPath } from './walk-path.ts'

const every = 3

type Way = 'shortest' | 'pairwise'
const waysOf = { shortest: shortestPaths, pairwise: pairwisePaths } as const

/** A test for each way through each of these modes. `isInterrupted`: at every third step people go back and forth, reload and change devices. */
export function describeWalks(modes: readonly string[], way: Way, isInterrupted: boolean): void {
  const stage = openStage()
  const walks = (way === 'shortest' && !isWhole ? fewWalks() : walksOf(modes, way)).filter(({ mode }) => modes.includes(mode))
  // Time passes for everybody: those who need it come last.
  const inOrder = walks.toSorted((one, other) => Number(needsTime(one.mode, one.path)) - Number(needsTime(other.mode, other.path)))

  describe('people who walk are always where the engine is', () => {
    it.each(inOrder.map(({ mode, path }) => [mode, titleOf(path), path] as const))(
      '%s: %s',
      { timeout: longestMs },
      async (mode, _title, path) => {
        const { service, take } = stage()
        const visitor = await take('phone')
        const { faults, strayed } = await walkPath({
          visitor,
          person: newPerson(),
          mode,
          path,
          service,
          onStep: async (walk, index) => {
            // On a side trip, going back and forward forgets where it began: the way would be another one.
            if (!isInterrupted || index % every !== every - 1 || walk.shadow.place().from) return []
            await goBackAndForward(walk)
            await reload(walk)
            return walk.isSignedIn ? signInElsewhere(walk, await take('other device')) : []
          },
        })
        const wrong = [...faults, ...(strayed === undefined ? [] : [strayed])]
        expect(wrong, wrong.join('\n')).toEqual([])
      },
    )
  })
}

function walksOf(modes: readonly string[], way: Way): readonly { readonly mode: string; readonly path: Path }[] {
  return modes.flatMap((mode) => waysOf[way](wholeMode(mode).proven.walk).map((path) => ({ mode, path })))
}

/** The shortest walks that have every mode and every step of all of them between them. A walk begins with an account: that costs some steps. */
function fewWalks(): ReturnType<typeof walksOf> {
  const stepsToBegin = 3
  return fewWithAll(
    walksOf(modeNames, 'shortest'),
    ({ mode, path }) => [`mode ${mode}`, ...path.steps.map(({ step }) => step)],
    ({ path }) => path.steps.length + stepsToBegin,
  )
}

function titleOf({ steps, leaves }: Path): string {
  return [...steps.map(({ step, action }) => (action === undefined ? step : `${step} (${action})`)), leaves].join(' > ')
}
