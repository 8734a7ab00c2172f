import { expect, it } from 'vitest'
import { changeFile } from '../load/catalogue.ts'
import { smallCatalogue } from '../testing/small-flow.ts'
import { checkWithStandIns, sayOnce } from './stand-ins.ts'

const whole = smallCatalogue({ mode: { steps: ['a', 'b'] } }, ['a', 'b'])
const textOf = (path: string) =>
  Object.values(whole.documents)
    .flatMap((documents) => [...documents.values()])
    .find((doc) => doc.path === path)?.text
/** What is found anew when a file cannot be read. */
function foundAnew(path: string, lastGood: (path: string) => string | undefined) {
  const before = checkWithStandIns(whole, textOf).found.map(({ message }) => message)
  const { found } = checkWithStandIns(changeFile(whole, { path, text: '{' }), lastGood)
  return sayOnce(found)
    .filter(({ message }) => !before.includes(message))
    .map(({ file, rule }) => [file, rule])
}

it.each(['steps/a.json', 'facts.json', 'questions.json', 'modes/small.json'])('one broken file is one error: %s', (path) => {
  expect(foundAnew(path, textOf)).toEqual([[path, 'syntax']])
})

it('a broken file that was never good is one error too', () => {
  expect(foundAnew('steps/a.json', () => undefined)).toEqual([['steps/a.json', 'syntax']])
  expect(foundAnew('facts.json', () => undefined)).toEqual([['facts.json', 'syntax']])
})
