import { expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { checkCrossedVariants } from './crossed-variants.ts'

const when = (variant: string) => ({ 'experiment.x': variant })
const questions = 'Three questions stand before the choices.'
const alone = 'The choices stand alone.'

/** The variants whose description is that of another, where these people see these sentences. */
function crossed(test: string, control: string, shown: readonly { readonly text: string; readonly to: string }[]) {
  const variants = [
    { name: 'test', odds: 0.5, about: test },
    { name: 'control', odds: 0.5, about: control },
  ]
  const experiments = [{ name: 'x', about: 'Whether it helps.', where: ['a'], variants }]
  const body = shown.map(({ text, to }) => ({ text, when: when(to) }))
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: { body } }, experiments }, ['a'])
  const doc = catalogue.documents.experiments.get('experiments')
  return doc && checkCrossedVariants(doc, catalogue).map(({ message }) => message.split(' is what ')[0])
}

it('a variant that shows what another is said to be is told', () => {
  const shown = [{ text: 'Three questions to ask yourself before you choose.', to: 'test' }]
  expect(crossed(questions, alone, shown)).toEqual([])
  expect(crossed(alone, questions, shown)).toEqual(['What “test” shows'])
})

it('of two that each show something, each has to speak of the other', () => {
  const shown = [
    { text: 'You pay once for the concierge.', to: 'test' },
    { text: 'The subscription renews every year.', to: 'control' },
  ]
  expect(crossed('People pay once.', 'A subscription that renews.', shown)).toEqual([])
  expect(crossed('A subscription that renews.', 'People pay once.', shown)).toEqual(['What “control” shows'])
})
