import { expect, it } from 'vitest'
import { loadCatalogue } from '../../load/catalogue.ts'
import { newFiles } from './new-file.ts'

const step = (name: string) => ({
  path: `steps/${name}.json`,
  text: JSON.stringify({ step: name, kind: 'info', title: `About ${name}`, continue: 'Continue' }),
})
const spanish = (name: string, text: string) => ({ path: `translations/es/steps/${name}.json`, text })
const newSpanish = (name: string, text: string) =>
  newFiles(loadCatalogue([step('first'), step('other'), spanish('first', text)]), 'translation', { name }).map(({ path }) => path)

it('what lacks Spanish gets a translation to fill in', () => {
  const half = JSON.stringify({ translation: 'es/steps/first', continue: 'Continuar' })
  expect(newSpanish('es', half)).toEqual(['translations/es/steps/first.json', 'translations/es/steps/other.json'])
})

it.each([
  ['that is no JSON', '{ "translation": "es/steps/first" "title": "Sobre el primero" }'],
  ['that starts with an invisible mark', `\uFEFF${JSON.stringify({ translation: 'es/steps/first', title: 'Sobre el primero' })}`],
  ['that breaks its schema', JSON.stringify({ translation: 'es/steps/first', tittle: 'Sobre el primero' })],
])('a translation %s is left as it is: its Spanish would be lost', (_why, text) => {
  expect(newSpanish('es', text)).toEqual(['translations/es/steps/other.json'])
  expect(newSpanish('es/steps/first', text)).toEqual([])
})
