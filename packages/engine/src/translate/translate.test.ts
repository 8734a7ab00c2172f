import type { StepFile } from '@app/schemas/flow/steps/step'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../check/check.ts'
import { checkUntranslated } from '../check/text/translation/untranslated.ts'
import { type Catalogue, loadCatalogue } from '../load/catalogue.ts'
import { translateStep } from './translate.ts'

const step = {
  step: 'a',
  kind: 'form',
  title: 'Your work',
  lead: 'A guess is fine.',
  body: [{ panel: 'balance' }, { list: ['One', 'Two'] }, { note: { title: 'Wait', text: 'It takes long.' } }],
  fields: [
    {
      name: 'sure',
      type: 'yes-no',
      label: 'Are you sure?',
      options: [
        { value: true, label: 'Yes' },
        { value: false, label: 'No', help: 'You can go on.' },
      ],
      errors: { required: 'Choose yes or no.' },
    },
  ],
  continue: 'Continue',
  actions: [{ label: 'Not now', back: true }],
} as const satisfies StepFile

const whole = {
  title: 'Tu trabajo',
  lead: 'Basta una idea.',
  body: [{ list: ['Uno', 'Dos'] }, { note: { title: 'Espera', text: 'Tarda mucho.' } }],
  fields: {
    sure: {
      label: '¿Seguro?',
      options: { true: { label: 'Sí' }, false: { label: 'No', help: 'Puedes seguir.' } },
      errors: { required: 'Elige sí o no.' },
    },
  },
  continue: 'Continuar',
  actions: ['Ahora no'],
}

function catalogueWith(words: object, name = 'es/steps/a'): Catalogue {
  const file = (path: string, data: object) => ({ path, text: JSON.stringify(data) })
  return loadCatalogue([file('steps/a.json', step), file(`translations/${name}.json`, { translation: name, ...words })])
}

function foundIn(words: object, name?: string) {
  const catalogue = catalogueWith(words, name)
  return [...catalogue.documents.translation.values()].flatMap((doc) =>
    checkDocument(doc, catalogue).map(({ rule, severity, message }) => [rule, severity, message]),
  )
}

function filesWithout(name: string) {
  return checkUntranslated(catalogueWith(whole, name)).map(({ rule, file }) => [rule, file])
}

function inSpanish(words: object): StepFile {
  return translateStep(step, catalogueWith(words).documents.translation.get('es/steps/a')?.data)
}

describe('a translation', () => {
  it('puts its words in the place of the English, and changes nothing else', () => {
    const spanish = inSpanish(whole)
    expect(spanish).toMatchObject({ title: 'Tu trabajo', lead: 'Basta una idea.', continue: 'Continuar', kind: 'form' })
    expect(spanish.body).toEqual([{ panel: 'balance' }, { list: ['Uno', 'Dos'] }, { note: { title: 'Espera', text: 'Tarda mucho.' } }])
    expect(spanish.fields).toMatchObject([{ name: 'sure', options: [{ value: true, label: 'Sí' }, { value: false }] }])
    expect(spanish.actions).toEqual([{ label: 'Ahora no', back: true }])
  })
  it('that has every word of its step and no others has no finding', () => {
    expect(foundIn(whole)).toEqual([])
  })
  it('that lacks a word is pointed out, and the word comes in English', () => {
    const { lead: _lead, ...rest } = whole
    expect(foundIn(rest)).toEqual([['untranslated', 'warning', expect.stringContaining('“lead”')]])
    expect(inSpanish(rest)).toMatchObject({ title: 'Tu trabajo', lead: 'A guess is fine.' })
  })
  it('that names what the step does not have is an error', () => {
    expect(foundIn({ ...whole, section: 'Sobre ti' })).toEqual([['unknown-words', 'error', expect.stringContaining('“section”')]])
    const fields = { ...whole.fields, unsure: { label: 'No' } }
    expect(foundIn({ ...whole, fields })).toEqual([['unknown-words', 'error', expect.stringContaining('unsure')]])
  })
  it('whose pieces are not those of the page leaves them all in English: none may stand in the wrong place', () => {
    const body = [{ list: ['Uno'] }, { note: { title: 'Espera', text: 'Tarda mucho.' } }]
    expect(inSpanish({ ...whole, body })).toMatchObject({ title: 'Tu trabajo', body: step.body })
  })
  it('of a step that there is not is an error, with the step that was probably meant', () => {
    expect(foundIn(whole, 'es/steps/ab')).toEqual([['unknown-step', 'error', 'There is no step “ab”.']])
  })
  it('that is not there is pointed out at its file', () => {
    expect(filesWithout('es/steps/a')).toEqual([])
    expect(filesWithout('es/steps/b')).toEqual([['untranslated-file', 'steps/a.json']])
  })
  it('may hold nothing but words', () => {
    const catalogue = catalogueWith({ ...whole, kind: 'info' })
    expect(catalogue.documents.translation.size).toBe(0)
    expect([...catalogue.problems.values()].flat().map(({ rule }) => rule)).toEqual(['unknown-property'])
  })
})
