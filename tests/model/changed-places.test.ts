import { type Catalogue, changedPlaces, changeFile } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'

/** The flows with two texts of one file in each other’s place. */
function withSwapped(files: Catalogue, path: string, one: string, other: string): Catalogue {
  const text = Object.values(files.documents)
    .flatMap((all) => [...all.values()])
    .find((doc) => doc.path === path)?.text
  expect(text).toContain(`"${one}"`)
  expect(text).toContain(`"${other}"`)
  const swapped = text?.replace(`"${one}"`, '"\u0000"').replace(`"${other}"`, `"${one}"`).replace('\u0000', other)
  return changeFile(files, { path, text: swapped ?? '' })
}

it.each([
  ['labels of two fields', 'steps/personal-information.json', 'Legal first name', 'Legal last name'],
  ['messages of two fields', 'steps/personal-information.json', 'Enter your city.', 'Enter your ZIP code.'],
  [
    'two points of a list',
    'steps/ira/schedule-call.json',
    'We call your phone at the time you pick.',
    'We add the provider, and you say who you are.',
  ],
  ['answers of a question', 'questions.json', 'Single', 'Widowed'],
  ['headings of a landing page', 'landings/landing-solo.json', 'Who', 'How much, and how sure'],
  ['two answers in Spanish', 'translations/es/steps/link-bank.json', 'Corriente (checking)', 'De ahorros (savings)'],
])('%s that have changed places in one language alone are found', (_what, path, one, other) => {
  const found = changedPlaces(catalogue, withSwapped(catalogue, path, one, other))
  expect(found.map(({ rule, file }) => [rule, file])).toEqual([['changed-places', path]])
})

it('what has changed places in both languages, or only in its place among the answers, is in order', () => {
  const english = withSwapped(catalogue, 'steps/personal-information.json', 'Enter your city.', 'Enter your ZIP code.')
  const both = withSwapped(english, 'translations/es/steps/personal-information.json', 'Escribe tu ciudad.', 'Escribe tu código postal.')
  expect(changedPlaces(catalogue, both)).toEqual([])
  const step = JSON.parse(catalogue.documents.step.get('photo-id')?.text ?? '')
  step.fields[0].options.reverse()
  const turned = changeFile(catalogue, { path: 'steps/photo-id.json', text: JSON.stringify(step, null, 2) })
  expect(changedPlaces(catalogue, turned)).toEqual([])
})
