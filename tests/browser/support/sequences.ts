import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../faults/support/chance.ts'
import { arriveAs } from './arrange.ts'
import type { Visitor } from './browser.ts'
import { reload } from './come-back.ts'
import { crash, openSecondTab, pressBack } from './disturb.ts'
import { atPhone } from './draws.ts'
import { expectLanding } from './landing.ts'
import { newPerson } from './person.ts'
import { anyAnswers } from './random-answers.ts'
import { longestMs, openStage } from './stage.ts'
import { doStep, signUpWhereAsked } from './take-step.ts'
import { beginWalk, type Walk } from './walk.ts'

/** How many for each mode, and how long each: as many as two minutes on two cores have room for. `tests/model/simulation.test.ts` does 500 of each, without a browser. */
const sequences = Number(process.env['SEQUENCES'] || 1)
const longest = Number(process.env['SEQUENCE_LENGTH'] || 8)
/** `SEED=123456` plays one again. */
const seed = process.env['SEED'] ? Number(process.env['SEED']) : undefined

type Happening = { readonly name: string; readonly often: number; readonly happen: (walk: Walk, chance: () => number) => Promise<Walk> }

/** What happens to people: mostly they answer. */
const happenings: readonly Happening[] = [
  { name: 'answer', often: 6, happen: answer },
  { name: 'back', often: 2, happen: pressBack },
  { name: 'reload', often: 1, happen: async (walk) => reload(walk).then(() => walk) },
  { name: 'crash', often: 1, happen: crash },
  { name: 'second tab', often: 1, happen: openSecondTab },
]
const drawn = happenings.flatMap((one) => Array.from({ length: one.often }, () => one))

/** B17: people who answer at random, go back, lose their page and open another one are always where the engine says, with a way on. */
export function describeSequences(modes: readonly string[]): void {
  const stage = openStage()
  describe.each(modes)('%s', (mode) => {
    const seeds = seed === undefined ? Array.from({ length: sequences }, (_none, index) => seedOf(mode, index)) : [seed]
    it.each(seeds)('B17 sequence %i ends where the engine says', { timeout: longestMs }, async (own) => {
      await atPhone(stage(), (visitor) => playSequence(visitor, mode, own))
    })
  })
}

async function playSequence(visitor: Visitor, mode: string, own: number): Promise<void> {
  const chance = chanceOf(own)
  const person = newPerson()
  let walk = await beginWalk(visitor, person, mode, await arriveAs(visitor, person, mode))
  const done: string[] = []
  try {
    await expectLanding(walk)
    for (let at = 0; at < longest && !walk.shadow.hasLeft(); at++) {
      await signUpWhereAsked(walk)
      const one = drawn[Math.floor(chance() * drawn.length)]
      done.push(`${one?.name} on ${walk.shadow.place().step}`)
      walk = (await one?.happen(walk, chance)) ?? walk
      await expectLanding(walk)
    }
  } catch (error) {
    throw new Error(`SEED=${own} ${mode}: ${done.join(', ')}: ${error instanceof Error ? error.message : error}`)
  }
  expect(walk.watch.take(), `SEED=${own} ${done.join(', ')}`).toEqual([])
}

async function answer(walk: Walk, chance: () => number): Promise<Walk> {
  const { step } = walk.shadow.place()
  await doStep(walk, { step, answers: anyAnswers(walk.mode.flow, step, chance), facts: {} })
  return walk
}

function seedOf(mode: string, index: number): number {
  return [...mode].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, index * 7919) >>> 0
}
