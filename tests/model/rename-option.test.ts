import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFlow } from '@app/engine'
import {
  type Catalogue,
  changeFile,
  checkCatalogue,
  problemWithOption,
  removalOf,
  renameOption,
  resolveMode,
  vocabularyOf,
} from '@app/engine/author'
import { factsInCode } from '@app/schemas/flow/purposes/facts-in-code'
import { formerOptions } from '@app/schemas/rules/answers/former-options'
import { describe, expect, it } from 'vitest'
import { answersNow } from '../../packages/api/src/flows/now-called.ts'
import { isFew } from '../support/is-few.ts'
import { catalogue, modeNames } from './support/all-flows.ts'

const renamable = [...vocabularyOf(catalogue)].flatMap(([fact, { from, values }]) =>
  from !== 'person'
    ? []
    : values.flatMap((value) => (problemWithOption(catalogue, fact, String(value), 'quite-new') ? [] : [[fact, String(value)] as const])),
)

function renamed(from: Catalogue, fact: string, old: string, name: string): Catalogue {
  return renameOption(from, fact, old, name).reduce((files, { path, text }) => changeFile(files, { path, text }), from)
}

/** Each alone; or every fourth, where few samples are wanted: all of them are renamed at once in any case. */
const alone = renamable.filter((_option, index) => !isFew || index % 4 === 0)

const all = renamable.reduce((files, [fact, value]) => renamed(files, fact, value, `quitenew-${value}`), catalogue)

describe('an answer with another name', () => {
  it('can be had by each that only flows read', () => {
    expect(renamable.length).toBeGreaterThan(20)
    expect(new Set(renamable.map(([fact]) => fact))).toContain('investor_feeling')
  })

  it.each(alone)('%s: %s leaves nothing to mend', (fact, value) => {
    const after = renamed(catalogue, fact, value, 'quite-new')
    expect(checkCatalogue(after)).toEqual([])
    expect(vocabularyOf(after).get(fact)?.values).toEqual(
      vocabularyOf(catalogue)
        .get(fact)
        ?.values.map((one) => (one === value ? 'quite-new' : one)),
    )
  })

  it('all at once leave nothing to mend, and each mode decides as before', () => {
    expect(checkCatalogue(all)).toEqual([])
    const without = (text: string) => text.replaceAll(/"quitenew-([^"]+)"/g, '"$1"').replaceAll(/,"formerly":\["[^"]+"\]/g, '')
    for (const mode of modeNames)
      expect(without(JSON.stringify(resolveMode(all, mode, () => '')))).toBe(JSON.stringify(resolveMode(catalogue, mode, () => '')))
  })

  it('still counts for everybody who chose it under the old one', () => {
    const formerly = formerOptions([...all.documents.step.values()].map(({ data }) => data))
    const renamedNames = { modes: {}, steps: {}, facts: {} }
    const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
    const ofSteps = renamable.filter(([fact]) => !Object.hasOwn(questions, fact))
    expect(ofSteps.map(([fact, value]) => answersNow({ renamed: renamedNames, formerly }, { [fact]: value })[fact])).toEqual(
      ofSteps.map(([, value]) => `quitenew-${value}`),
    )
    const mode = resolveMode(all, 'onboarding', () => '')
    expect(mode && compileFlow(mode).resolved.facts['stop_losing']?.values).toEqual([
      'quitenew-yes',
      'quitenew-not-now',
      'quitenew-other-choices',
    ])
  })

  it('taken back has its first name alone, and the files are as they were but for the list', () => {
    const back = renamed(renamed(catalogue, 'stop_losing', 'not-now', 'later'), 'stop_losing', 'later', 'not-now')
    const text = (files: Catalogue) => files.documents.step.get('stop-losing')?.text ?? ''
    expect(checkCatalogue(back)).toEqual([])
    expect(text(back).replace(/\n *"formerly": \["later"\],/, '')).toBe(text(catalogue))
  })

  it.each([
    ['stop_losng', 'yes', 'x', 'Did you mean “stop_losing”?'],
    ['stop_losing', 'not-no', 'x', 'Did you mean “not-now”?'],
    ['stop_losing', 'not-now', 'yes', 'already an answer'],
    ['stop_losing', 'not-now', 'nöt now', 'Use letters, digits and hyphens'],
    ['self_employed', 'true', 'x', 'yes or no'],
    ['citizen_status', 'us-citizen', 'x', 'account-application'],
    ['destination', 'new-ira', 'x', 'a page that shows something by it'],
    ['ira.exists', 'true', 'x', 'No question'],
  ])('%s: %s cannot become %s where code or another answer would be wrong', (fact, old, name, said) => {
    expect(problemWithOption(catalogue, fact, old, name)).toContain(said)
  })

  it('that another answer had before is taken: who gave that one has it stored so. Its own may come back', () => {
    const once = renamed(catalogue, 'stop_losing', 'not-now', 'later')
    expect(problemWithOption(once, 'stop_losing', 'yes', 'not-now')).toContain('“later” was called “not-now” before')
    expect(problemWithOption(once, 'stop_losing', 'later', 'not-now')).toBeUndefined()
  })

  it('that another answer has, or had, is a mistake', () => {
    const text = (catalogue.documents.step.get('stop-losing')?.text ?? '').replace(
      '"value": "not-now"',
      '"value": "not-now", "formerly": ["yes"]',
    )
    expect(checkCatalogue(changeFile(catalogue, { path: 'steps/stop-losing.json', text })).map(({ rule }) => rule)).toEqual([
      'formerly-and-there',
    ])
  })
})

it('the facts that pages read by name are listed, and no others', async () => {
  // What reads a question in code is a purpose that the question names.
  const people = new Set(
    [...vocabularyOf(catalogue)].flatMap(([name, { from, kind }]) => (from === 'person' && kind === 'fact' ? [name] : [])),
  )
  const found = new Set<string>()
  for (const folder of ['packages/web/src', 'packages/api/src']) {
    const files = await readdir(join(import.meta.dirname, '../..', folder), { recursive: true })
    for (const file of files.filter((one) => /\.tsx?$/.test(one) && !/\.test\.|testing/.test(one))) {
      const text = await readFile(join(import.meta.dirname, '../..', folder, file), 'utf8')
      for (const [, name = ''] of text.matchAll(/\bfacts(?:\?\.)?\['([a-z_]+)'\]/g)) if (people.has(name)) found.add(name)
    }
  }
  expect([...found].sort()).toEqual([...factsInCode].sort())
})

/** One of three answers or more, to which nothing points. */
function isFree(name: string, value: string): boolean {
  return (
    (vocabularyOf(catalogue).get(name)?.values.length ?? 0) > 2 &&
    removalOf(catalogue, { what: 'option', name, value }).pointers.length === 0
  )
}

describe('what is removed', () => {
  it.each([
    [{ what: 'step', name: 'stop-losing' }, 'modes/onboarding.json'],
    [{ what: 'mode', name: 'landing-rollover' }, 'landings/landing-rollover.json'],
    [{ what: 'question', name: 'citizen_status' }, 'questions.json'],
    [{ what: 'option', name: 'stop_losing', value: 'other-choices' }, 'steps/stop-losing.json'],
    // Its messages tell people to choose it if they are not sure.
    [{ what: 'option', name: 'search_choice', value: 'for-me' }, 'steps/choose.json'],
    [{ what: 'option', name: 'search_choice', value: 'for-me' }, 'translations/es/steps/choose.json'],
  ] as const)('%o is pointed at, from %s too', (removed, from) => {
    expect(removalOf(catalogue, removed).pointers.map(({ path }) => path)).toContain(from)
  })

  it('a question takes along the field on its own page, and the page is free then', () => {
    const files = ['steps/a.json', 'questions.json'] as const
    const step = { step: 'a', kind: 'choice', title: 'A page', continue: 'Continue', fields: [{ question: 'worry' }] }
    const options = ['yes', 'no'].map((value) => ({ value, label: value }))
    const worry = { type: 'choice', label: 'Worried?', options, errors: { required: 'Choose one.' }, page: 'a', for: ['what-comes-next'] }
    const none = { type: 'text', label: 'None', derivedFrom: 'nothing' }
    const texts = [step, { route: [{ page: 'a', questions: ['none'] }], questions: { none, worry } }]
    const flows = files.reduce((all, path, index) => changeFile(all, { path, text: JSON.stringify(texts[index], null, 2) }), catalogue)
    const { pointers, changes } = removalOf(flows, { what: 'question', name: 'worry' })
    expect(pointers).toEqual([])
    expect(changes.map(({ path }) => path).toSorted()).toEqual([...files].toSorted())
    expect(JSON.parse(changes.find(({ path }) => path === 'steps/a.json')?.text ?? '')).not.toHaveProperty('fields')
  })

  it.each(renamable.filter(([name, value]) => isFree(name, value)))(
    '%s: %s, to which nothing points, takes its words along and leaves nothing to mend',
    (name, value) => {
      const { changes } = removalOf(catalogue, { what: 'option', name, value })
      const after = changes.reduce((files, { path, text = '' }) => changeFile(files, { path, text }), catalogue)
      expect(checkCatalogue(after)).toEqual([])
      expect(vocabularyOf(after).get(name)?.values).not.toContain(value)
      expect(changes.map(({ path }) => path.split('/')[0])).toContain('translations')
    },
  )
})
