import { hashText } from '@app/api/flows'
import {
  changeFile,
  checkCatalogue,
  copyMode,
  diffModes,
  loadCatalogue,
  rename,
  resolveMode,
  type SourceFile,
  verifyMode,
} from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue, modeNames } from './support/all-flows.ts'
import { someModes } from './support/some-modes.ts'

/** The files as they are after a change. */
function filesAfter(changes: ReturnType<typeof rename>): SourceFile[] {
  const files = new Map(
    Object.values(catalogue.documents).flatMap((documents) => [...documents.values()].map(({ path, text }) => [path, text] as const)),
  )
  for (const { path, text, to } of changes) {
    files.delete(path)
    files.set(to ?? path, text)
  }
  return [...files].map(([path, text]) => ({ path, text }))
}

/** A mode as it is walked, with one name in the place of another: what is proven of it depends on nothing else. */
function resolvedAs(files: typeof catalogue, mode: string, name = '', old = ''): unknown {
  const text = JSON.stringify(resolveMode(files, mode, () => ''))
  return JSON.parse(name === '' ? text : text.replaceAll(`"${name}"`, `"${old}"`).replaceAll(`"answered.${name}"`, `"answered.${old}"`))
}

const asTheyAre = new Map(modeNames.map((mode) => [mode, resolvedAs(catalogue, mode)]))

describe('rename', () => {
  it.each([
    ['step', 'stop-losing', 'decide-now'],
    ['step', 'qa1', 'citizenship'],
    ['step', 'ira/schedule-call', 'book-call'],
    ['fact', 'ira.interest', 'ira.wanted'],
    ['fact', 'stop_losing', 'move_choice'],
    ['mode', 'landing-rollover', 'landing-move'],
  ] as const)('a %s: %s becomes %s everywhere, and each mode is walked as before', (what, old, name) => {
    const after = loadCatalogue(filesAfter(rename(catalogue, what, old, name)))
    expect(checkCatalogue(after)).toEqual([])
    for (const mode of modeNames) expect(resolvedAs(after, mode === old ? name : mode, name, old)).toEqual(asTheyAre.get(mode))
    const touched = [...after.documents.mode.keys()].find((mode) =>
      JSON.stringify(resolveMode(after, mode, hashText)).includes(`"${name}"`),
    )
    expect(verifyMode(after, touched ?? '', hashText).diagnostics).toEqual([])
    const words = Object.values(after.documents).flatMap((documents) =>
      [...documents.values()].flatMap(({ kind, text }) => (kind === 'renamed' ? [] : [text])),
    )
    expect(words.filter((text) => text.includes(`"${old}"`) && what !== 'fact')).toEqual([])
  })

  it('a fact with the name of a question is refused: conditions that name it could mean either', () => {
    const after = loadCatalogue(filesAfter(rename(catalogue, 'fact', 'self_employed', 'trusted_contact')))
    expect(checkCatalogue(after).map(({ file, rule }) => [file, rule])).toEqual([['facts.json', 'duplicate-name']])
  })

  it('changes nothing but the names: the rest of each file stays to the letter', () => {
    for (const { path, text } of rename(catalogue, 'step', 'stop-losing', 'stop-loosing')) {
      if (path === 'renamed.json') continue
      const before = Object.values(catalogue.documents)
        .flatMap((documents) => [...documents.values()])
        .find((doc) => doc.path === path)?.text
      expect(text.replaceAll('stop-loosing', 'stop-losing')).toBe(before)
    }
  })

  it('the old name leads to the new one, after a second change to the last one, and no longer once it is in use again', () => {
    const once = loadCatalogue(filesAfter(rename(catalogue, 'mode', 'landing-rollover', 'landing-move')))
    const namesIn = (changes: ReturnType<typeof rename>) =>
      JSON.parse(changes.find(({ path }) => path === 'renamed.json')?.text ?? '').modes
    expect(namesIn(rename(catalogue, 'mode', 'landing-rollover', 'landing-move'))).toEqual({ 'landing-rollover': 'landing-move' })
    expect(namesIn(rename(once, 'mode', 'landing-move', 'landing-transfer'))).toEqual({
      'landing-move': 'landing-transfer',
      'landing-rollover': 'landing-transfer',
    })
    expect(namesIn(rename(once, 'mode', 'landing-move', 'landing-rollover'))).toEqual({ 'landing-move': 'landing-rollover' })
  })

  it('an old name that is in use, and one that leads nowhere, are mistakes', () => {
    const renamed = { modes: { onboarding: 'landing-rollover' }, steps: { 'old-step': 'stop-loosing' }, facts: {} }
    const after = changeFile(catalogue, { path: 'renamed.json', text: JSON.stringify(renamed, undefined, 2) })
    expect(checkCatalogue(after).map(({ rule, line, fix }) => [rule, line, fix])).toEqual([
      ['former-name', 3, expect.stringMatching(/^Give the new “onboarding” another name, or delete it if “landing-rollover” is meant\./)],
      ['renamed-and-there', 3, 'Give that one another name. Remove the line only if “landing-rollover” was never called so.'],
      ['unknown-step', 6, 'Did you mean “stop-losing”?'],
    ])
  })
})

describe('a new mode', () => {
  it.each(someModes)('that starts as a copy of %s is walked like it, with no other file touched', (from) => {
    const text = copyMode(catalogue, from, 'brand-new')
    const after = changeFile(catalogue, { path: 'modes/brand-new.json', text: text ?? '' })
    expect(checkCatalogue(after)).toEqual([])
    const title = `${catalogue.documents.mode.get(from)?.data.title} (copy)`
    expect(resolvedAs(after, 'brand-new', 'brand-new', from)).toEqual(Object.assign({}, asTheyAre.get(from), { title }))
  })

  it('says of itself what it is, and nothing of what the other was given', () => {
    const { notes } = JSON.parse(copyMode(catalogue, 'landing-rollover', 'brand-new') ?? '')
    expect(notes).toEqual({ given: 'Nothing of this mode is given.', chosen: 'It began as a copy of landing-rollover.' })
  })

  it('is proven under its own name', () => {
    const after = changeFile(catalogue, { path: 'modes/brand-new.json', text: copyMode(catalogue, 'landing-rollover', 'brand-new') ?? '' })
    expect(verifyMode(after, 'brand-new', hashText)).toMatchObject({ diagnostics: [], proven: { sound: true } })
  })
})

describe('the difference', () => {
  const resolve = (mode: string, edit: (text: string) => string) => {
    const doc = catalogue.documents.mode.get(mode)
    const before = resolveMode(catalogue, mode, hashText)
    const after = resolveMode(
      loadCatalogue([
        ...filesAfter([]).filter(({ path }) => path !== doc?.path),
        { path: `modes/${mode}.json`, text: edit(doc?.text ?? '') },
      ]),
      mode,
      hashText,
    )
    if (!before || !after) throw new Error('the edit broke the mode')
    return diffModes(before, after).map(({ sentence }) => sentence)
  }

  it('of nothing is nothing', () => {
    expect(resolve('onboarding', (text) => text)).toEqual([])
  })
  it('names a step that is gone, and what resume no longer asks', () => {
    const said = resolve('landing-rollover-v3', (text) => text.replace('"locate-destination",', ''))
    expect(said.join('\n')).toMatch(/“locate-destination” is gone from the order/)
    expect(said.join('\n')).toMatch(/“rollover_destination” is no longer required/)
  })
  it('names a step that moves, and where from', () => {
    const said = resolve('onboarding', (text) =>
      text.replace('"stop-losing",', '').replace('"ira/working-on"', '"ira/working-on", "stop-losing"'),
    )
    expect(said.join('\n')).toMatch(/moves: it now comes after/)
  })
  it('tells a changed condition in words', () => {
    const said = resolve('landing-rollover', (text) => text.replace('{ "plan.named": false }', '{ "plan.named": true }'))
    expect(said.join('\n')).toMatch(/“ira\/info” is shown only when/)
  })
})
