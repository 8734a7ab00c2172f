import { type Catalogue, changeFile, rename, renamedAnswers, renamedFacts, renameOption } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed } from './support/slip.ts'

const found = (after: Catalogue) => renamedAnswers(catalogue, after).map(({ rule, file, fix }) => `${rule} ${file}: ${fix}`)
const renamed = (fact: string, old: string, name: string) =>
  renameOption(catalogue, fact, old, name).reduce((files, { path, text }) => changeFile(files, { path, text }), catalogue)

it('an answer with another value is told with the command that changes every place', () => {
  const [only = '', ...others] = found(changed('questions.json', '"value": "curious"', '"value": "eager"'))
  expect(others).toEqual([])
  expect(only).toContain('answer-renamed questions.json: Put "curious" back.')
  expect(only).toContain('npm run flows -- rename option investor_feeling curious eager')
})

it('one that code knows by its name has to be as it was', () => {
  const [only = ''] = found(changed('questions.json', '"value": "self-employed"', '"value": "freelance"'))
  expect(only).toContain('Put "self-employed" back. “self-employed” is known by that name outside flows/')
})

it('whoever uses the command, or says it in other words, is left alone', () => {
  expect(found(renamed('investor_feeling', 'curious', 'eager'))).toEqual([])
  expect(found(changed('questions.json', '"label": "Eager to learn more"', '"label": "I’d like to learn more"'))).toEqual([])
})

it('a fact with another name is told with the command that carries answers along, and one that the command renamed is not', () => {
  const byHand = renamedFacts(catalogue, changed('facts.json', '"destination": {', '"money_goes_to": {'))
  expect(byHand.map(({ rule, file }) => [rule, file])).toEqual([['renamed-by-hand', 'facts.json']])
  expect(byHand[0]?.fix).toContain('npm run flows -- rename fact destination money_goes_to')
  const files = rename(catalogue, 'fact', 'destination', 'money_goes_to')
  expect(
    renamedFacts(
      catalogue,
      files.reduce((flows, { path, text }) => changeFile(flows, { path, text }), catalogue),
    ),
  ).toEqual([])
})
