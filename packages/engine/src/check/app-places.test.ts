import { appPlaces } from '@app/schemas/flow/app-places'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../load/catalogue.ts'
import { checkCatalogue } from './check.ts'

const every = appPlaces.map((place) => ({ place }))

/** What is found about the places that two modes open. */
function found(one: readonly object[], other: readonly object[] = []) {
  const mode = (name: string, opens: readonly object[]) => ({
    path: `modes/${name}.json`,
    text: JSON.stringify({
      mode: name,
      title: 'A mode',
      family: 'search',
      notes: { given: 'all', chosen: 'nothing' },
      steps: ['one'],
      finished: [{ go: 'one' }],
      ...(opens.length > 0 && { opens }),
    }),
  })
  const step = { path: 'steps/one.json', text: JSON.stringify({ step: 'one', kind: 'info', title: 'A step', continue: 'Continue' }) }
  return checkCatalogue(loadCatalogue([mode('first', one), mode('second', other), step]))
    .filter(({ rule, message }) => rule.startsWith('place') || rule.startsWith('unknown') || message.includes('“on”'))
    .map(({ rule, file, message }) => `${file} ${rule}: ${message}`)
}

it('every place is opened by one mode, and by more for people who have begun those', () => {
  expect(found(every, [{ place: 'signing', ifBegun: true }])).toEqual([])
})

it('a place that no mode opens, or two do, is an error', () => {
  expect(found(every.slice(1))).toEqual([`modes/first.json place-not-opened: No mode opens “${appPlaces[0]}” for everybody.`])
  expect(found(every, [{ place: 'signing' }])).toEqual(['modes/second.json place-opened-twice: “first” already opens “signing”.'])
})

it('a place that is not known, and one at an unknown step, is an error', () => {
  expect(found([...every, { place: 'sign' }])[0]).toContain('modes/first.json unknown-value')
  expect(found([...every.slice(1), { place: appPlaces[0], at: 'on' }])).toEqual(['modes/first.json unknown-step: There is no step “on”.'])
})
