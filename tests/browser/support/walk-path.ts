import type { Path } from '@app/engine/author'
import { arrange } from './arrange.ts'
import type { Visitor } from './browser.ts'
import { expectLanding, findOverflow } from './landing.ts'
import type { Person } from './person.ts'
import type { BrowserService } from './service.ts'
import { signUpWhereAsked, takeStep } from './take-step.ts'
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
  /** Where the engine itself went another way, because the service did not find what the walk says. */
  readonly strayed: string | undefined
}

/** Walks a mode by clicking and typing. The page must be where the engine is on every step. */
export async function walkPath({ visitor, person, mode, path, service, onStep }: Given): Promise<Walked> {
  const hasAccount = await arrange({ visitor, person, mode, path, service })
  const walk = await beginWalk(visitor, person, mode, hasAccount)
  const faults: string[] = []
  const look = async (where: string) => {
    const found = [...visitor.watch.take(), ...(await findOverflow(walk))]
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  const found = Object.assign({}, ...path.steps.map(({ facts }) => facts))
  try {
    for (const [index, planned] of path.steps.entries()) {
      await expectLanding(walk)
      const here = walk.shadow.place().step
      if (here !== planned.step) return { faults, strayed: `${planned.step} was planned, the engine says ${here}` }
      await signUpWhereAsked(walk)
      await look(planned.step)
      faults.push(...((await onStep?.(walk, index)) ?? []).map((fault) => `${planned.step}: ${fault}`))
      await takeStep(walk, planned, found)
      await look(planned.step)
    }
    await expectLanding(walk)
  } catch (error) {
    faults.push(
      `${walk.shadow.place().step}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`,
      ...visitor.watch.take(),
    )
  }
  return { faults, strayed: undefined }
}
