import { readFileSync } from 'node:fs'
import { investmentGoals } from '@app/schemas/rules/investing/glide-path'
import { savingFrequencies } from '@app/schemas/rules/investing/savings-program'
import { suitabilityOf } from '@app/schemas/rules/investing/suitability'
import { expect, it } from 'vitest'

const file = JSON.parse(readFileSync(new URL('../../../../../flows/questions.json', import.meta.url), 'utf8'))
const offered = (name: string): string[] => file.questions[name].options.map(({ value }: { value: string }) => value)

it('goals and frequencies are those that the questionnaire offers', () => {
  expect(offered('investment_goal')).toEqual(investmentGoals)
  expect(offered('saving_frequency')).toEqual(savingFrequencies)
})

it.each(['risk_tolerance', 'liquidity_needs'])('every answer to %s says how much risk fits', (name) => {
  expect(offered(name).map((value) => suitabilityOf(0, { [name]: value }).fits)).toEqual(offered(name).map(() => true))
})
