import { describe, expect, it } from 'vitest'
import { atPhone } from '../support/draws.ts'
import { knownPairs } from '../support/known-pairs.ts'
import { newPerson } from '../support/person.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { walkKnown, walkPath } from '../support/walk-path.ts'

describe('people who have walked one mode get through another', () => {
  const stage = openStage()

  it.each(knownPairs().map(({ first, second, path }) => [first, second, path] as const))(
    '%s, then %s',
    { timeout: 2 * longestMs },
    async (mode, second, path) => {
      const { service } = stage()
      await atPhone(stage(), async (visitor) => {
        const person = newPerson()
        // Whoever strays from the plan has been through the mode all the same.
        const first = await walkPath({ visitor, person, mode, path, service })
        const faults = [...first.faults, ...(await walkKnown(visitor, person, second))]
        expect(faults, faults.join('\n')).toEqual([])
      })
    },
  )
})
