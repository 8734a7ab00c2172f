import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'

const step = {
  step: 'a',
  kind: 'form',
  title: 'A step',
  continue: 'Continue',
  fields: [{ name: 'city', type: 'text', label: 'City', store: 'personal_information.city', for: ['plan-search'] }],
  detours: [{ when: { 'ira.exists': true }, to: 'b' }],
}
const [field] = step.fields
const mode = {
  mode: 'a',
  title: 'A mode',
  family: 'search',
  notes: { given: 'all', chosen: 'none' },
  steps: ['a'],
  finished: [{ go: 'a' }],
}

/** What is said of a file, as sentences. */
function said(path: string, file: unknown) {
  const text = typeof file === 'string' ? file : JSON.stringify(file, null, 1)
  return (loadCatalogue([{ path, text }]).problems.get(path) ?? []).map(({ message, fix }) => `${message} ${fix}`)
}
const ofStep = (own: object) => said('steps/a.json', { ...step, ...own })
const ofMode = (own: object) => said('modes/a.json', { ...mode, ...own })

describe('a file that breaks its schema', () => {
  it.each([
    [
      'a field with an unknown property',
      ofStep({ fields: [{ ...field, required: true }] }),
      /“required” is not known here.*"optional": true/,
    ],
    ['a property misspelt', ofStep({ fields: [{ ...field, helpp: 'x' }] }), /“helpp” is not known here. Did you mean “help”/],
    ['a required property misspelt', ofStep({ title: undefined, titel: 'x' }), /“titel” is not known here. Did you mean “title”/],
    [
      'a block of an unknown kind',
      ofStep({ body: [{ notte: { title: 'x', text: 'y' } }] }),
      /“notte” is not known here. Did you mean “note”/,
    ],
    ['an empty block', ofStep({ body: [{}] }), /This is empty. Write one with: text; list; numbered; note/],
    [
      'a panel misspelt',
      ofStep({ body: [{ panel: 'prise', products: [] }] }),
      /“prise” is not one of the known values. Did you mean “price”/,
    ],
    [
      'a panel that is an object',
      ofStep({ body: [{ panel: {}, view: 'all', empty: 'x' }] }),
      /This is an object, and not one of the known values. Use one of: accounts-found, (?!.*accounts-found)/,
    ],
    [
      'a panel that is a list',
      ofStep({ body: [{ panel: [{}], view: 'all', empty: 'x' }] }),
      /This is a list, and not one of the known values. Use one of: .*price/,
    ],
    [
      'a condition misspelt',
      ofStep({ detours: [{ when: { al: [{ 'ira.exists': true }] }, to: 'b' }] }),
      /“al” is not known here. Did you mean “all”/,
    ],
    [
      'a condition that is a number',
      ofStep({ detours: [{ when: { 'ira.exists': 1 }, to: 'b' }] }),
      /This should be true or false or text or a list, and is a number/,
    ],
    [
      'a completion misspelt',
      ofStep({ completes: { kee: 'x', when: { 'ira.exists': true } } }),
      /“kee” is not known here. Did you mean “key”/,
    ],
    [
      'a choice misspelt',
      ofMode({ steps: [{ chose: [{ step: 'a' }, { step: 'b' }] }] }),
      /“chose” is not known here. Did you mean “choose”/,
    ],
    ['a step without its condition', ofMode({ steps: [{ step: 'a' }] }), /“when” is missing. Add “when”/],
    ['a name with a sign that names do not have', ofMode({ steps: ['a_step'] }), /“a_step” is not written.*no “_”.*“a-step”/],
  ])('names the one mistake, where it was meant: %s', (_name, sentences, expected) => {
    expect(sentences).toEqual([expect.stringMatching(expected)])
  })

  it('says everything that is missing at once', () => {
    expect(said('modes/a.json', { mode: 'a' })).toEqual([
      expect.stringMatching(/^“title”, “family”, “notes”, “steps” and “finished” are missing\./),
    ])
  })

  it('says each of several mistakes', () => {
    expect(ofStep({ title: 4, fields: [{ ...field, type: 'txt' }] })).toHaveLength(2)
  })
})

describe('a file that is not JSON', () => {
  const good = JSON.stringify(step, null, 1)
  it.each([
    ['a comma is missing', good.replace('"a",', '"a"'), /A comma is missing before this/],
    ['a colon is missing', good.replace('"step":', '"step"'), /A colon is missing/],
    ['single quotation marks', good.replace('"step"', "'step'"), /single quotation marks/],
    ['curly quotation marks', good.replace('"step"', '“step”'), /curly quotation marks/],
    ['a name without quotation marks', good.replace('"step"', 'step'), /This name is without quotation marks/],
    ['a comment', good.replace('"step"', '// the name\n"step"'), /Comments are not allowed/],
    ['the true of another language', good.replace('"a",', 'True,'), /Write true or false/],
    ['a comma in a number', good.replace('"a",', '1,000,'), /comma inside a number/],
    ['a semicolon', good.replace('"a",', '"a";'), /a semicolon/],
    ['a bracket that is not closed', good.replace(/\n \]/, ''), /The \[ of line \d+ is closed by \}/],
    ['a merge that was not finished', good.replace('"step"', '<<<<<<< HEAD\n"step"'), /marks of a merge/],
    ['a text that is not closed', good.replace('"a",', '"a,'), /no closing quotation mark/],
    ['a comma after the last entry', good.replace(/\n\}$/, ',\n}'), /comma after the last entry/],
  ])('is answered with what was probably meant: %s', (_name, text, expected) => {
    expect(said('steps/a.json', text)).toEqual([expect.stringMatching(expected)])
  })
})
