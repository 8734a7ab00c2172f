import { expect, it } from 'vitest'
import { answerDueOn, askAgainDays } from './answer-days.ts'

const asked = new Date('2026-11-20T12:00:00Z')

it('most record keepers answer within two weeks of working days', () => {
  expect(answerDueOn(asked)).toBe('2026-12-04')
})

it('one that does not answer is asked again three times, each a day after most would have answered', () => {
  expect(askAgainDays(asked)).toEqual(['2026-12-05', '2026-12-19', '2027-01-02'])
})
