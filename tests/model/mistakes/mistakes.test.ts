import { beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../../support/is-few.ts'
import { readPrinted } from '../mutants/run.ts'
import { flowsFolder } from '../support/all-flows.ts'
import { drawsOf } from './draw.ts'
import { type Judged, judgeOf } from './judge.ts'
import { makeMistake } from './make-mistake.ts'
import { whatLives } from './what-lives.ts'

const count = isFew ? 12 : 30
/** Another seed makes other mistakes: MISTAKES_SEED=7 npx vitest run tests/model/mistakes. `npm run mistakes -- --count 500` makes many. */
const seed = Number(process.env['MISTAKES_SEED'] ?? 19)

describe('mistakes that nobody thought of, anywhere in any file', () => {
  let judged: readonly Judged[] = []

  beforeAll(async () => {
    const catalogue = await readPrinted(flowsFolder)
    const judge = judgeOf(catalogue)
    judged = Array.from({ length: count }, (_, index) => judge(makeMistake(catalogue, drawsOf(seed * 1_000_000 + index))))
  })

  it('break nothing: what is wrong is said, never thrown', () => {
    expect(judged.flatMap(({ crash }) => crash ?? [])).toEqual([])
  })

  it('are few errors each, with what to do', () => {
    for (const { found } of judged)
      for (const { message, fix } of found) expect([message, fix].every((words) => words.length > 10)).toBe(true)
    const caught = judged.filter(({ found }) => found.length > 0)
    expect(caught.reduce((sum, { found }) => sum + found.length, 0) / caught.length).toBeLessThan(3)
  })

  it('are found, or leave a flow that people can walk', () => {
    const gaps = judged.filter((one) => one.found.length === 0 && one.crash === undefined && whatLives(one) === 'gap')
    expect(gaps.map(({ mistake: { how, path, at } }) => `${how} ${path} ${at.join('.')}`)).toEqual([])
  })
})
