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

describe('rename', () => {
  it.each([
    ['step', 'stop-losing', 'decide-now'],
    ['step', 'qa1', 'citizenship'],
    ['step', 'ira/schedule-call', 'book-call'],
    ['fact', 'ira.interest', 'ira.wanted'],
    ['fact', 'stop_losing', 'move_choice'],
    ['mode', 'landing-rollover', 'landing-move'],
  ] as const)('a %s: %s becomes %s everywhere, and everything stays proven', (what, old, name) => {
    const after = loadCatalogue(filesAfter(rename(catalogue, what, old, name)))
    expect(checkCatalogue(after)).toEqual([])
    for (const mode of after.documents.mode.keys()) expect(verifyMode(after, mode, hashText).diagnostics).toEqual([])
    const words = Object.values(after.documents).flatMap((documents) => [...documents.values()].map(({ text }) => text))
    expect(words.filter((text) => text.includes(`"${old}"`) && what !== 'fact')).toEqual([])
  })

  it('changes nothing but the names: the rest of each file stays to the letter', () => {
    for (const { path, text } of rename(catalogue, 'step', 'stop-losing', 'stop-loosing')) {
      const before = Object.values(catalogue.documents)
        .flatMap((documents) => [...documents.values()])
        .find((doc) => doc.path === path)?.text
      expect(text.replaceAll('stop-loosing', 'stop-losing')).toBe(before)
    }
  })
})

describe('a new mode', () => {
  it.each(modeNames)('that starts as a copy of %s is proven with no other file touched', (from) => {
    const text = copyMode(catalogue, from, 'brand-new')
    const after = changeFile(catalogue, { path: 'modes/brand-new.json', text: text ?? '' })
    expect(checkCatalogue(after)).toEqual([])
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
    const said = resolve('landing-rollover', (text) => text.replace('{ "ira.exists": true }', '{ "ira.exists": false }'))
    expect(said.join('\n')).toMatch(/“ira\/info” is shown only when/)
  })
})
