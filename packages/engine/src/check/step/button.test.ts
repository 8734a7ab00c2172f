import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { checkButton } from './button.ts'

const consent: Field = {
  name: 'agreed',
  type: 'consent',
  label: 'I agree.',
  for: ['account-kind'],
  store: 'ira_accounts.application_confirmed',
  errors: { required: 'Check the box.' },
}

function rulesFor(step: Partial<StepFile>) {
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step } }, ['a'])
  const doc = catalogue.documents.step.get('a')
  return doc ? checkButton(doc).map(({ rule }) => rule) : [...catalogue.problems.values()].flat().map(({ message }) => message)
}

it.each(['Continue', 'Next', 'Submit', 'OK'])('“%s” is refused where the page agrees to something', (label) => {
  expect(rulesFor({ continue: label, fields: [consent] })).toEqual(['vague-button'])
})

it('a button that names the act is fine, and so is “Continue” where nothing is done', () => {
  expect(rulesFor({ continue: 'Save my choice', fields: [consent] })).toEqual([])
  expect(rulesFor({ continue: 'Continue' })).toEqual([])
})

it.each(['Click here', 'Submit', 'OK', 'Yes'])('“%s” says nothing on any page', (label) => {
  expect(rulesFor({ continue: label })).toEqual(['vague-button'])
})
