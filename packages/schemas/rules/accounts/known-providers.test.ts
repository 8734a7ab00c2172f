import { expect, it } from 'vitest'
import { withScore } from './known-providers.ts'

it('a known provider has the score 10, whatever it came with', () => {
  const provider = { record_keeper_name: 'ADP', current_job: false }
  expect(withScore(provider)).toEqual({ ...provider, score: 10 })
  expect(withScore({ ...provider, score: 99 })).toEqual({ ...provider, score: 10 })
})
