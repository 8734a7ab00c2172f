import { expect, it } from 'vitest'
import { answerDueOn, askAgainDays } from './answer-days.ts'

const asked = new Date('2026-11-20T12:00:00Z')

it('most record keepers answer within two weeks of working days, which a holiday makes longer', () => {
  expect([answerDueOn(asked), answerDueOn(new Date('2026-12-01T12:00:00Z'))]).toEqual(['2026-12-07', '2026-12-15'])
})

it('one that does not answer is asked again three times, each a day after most would have answered', () => {
  expect(askAgainDays(asked)).toEqual(['2026-12-08', '2026-12-22', '2027-01-07'])
})
