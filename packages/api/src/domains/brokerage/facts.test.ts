import { expect, it } from 'vitest'
import { brokerageFacts } from './facts.ts'

it.each([
  [null, true],
  [{}, true],
  [{ citizen_status: 'us-citizen', country_citizenship: 'Belarus' }, true],
  [{ citizen_status: 'visa-holder' }, true],
  [{ citizen_status: 'visa-holder', country_citizenship: 'Belarus' }, false],
  [{ citizen_status: 'permanent-resident', country_citizenship: 'Iran' }, false],
  [{ citizen_status: 'permanent-resident', country_citizenship: 'Poland' }, true],
])('of somebody who answered %j, country.served is %s', (found, served) => {
  expect(brokerageFacts.facts(found)).toEqual({ 'country.served': served })
})
