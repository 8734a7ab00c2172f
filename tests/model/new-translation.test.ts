import { changeFile, newFiles, unreadable } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'

/** Of some of their steps only the second part has words. */
const parted = [...catalogue.documents.translation.values()].filter(({ data }) => 'parts' in data)

/** What is wrong with a translation, or still lacking in it, once `new` has written what it lacks. */
function wrongAfterNew(path: string, name: string, text: string | undefined) {
  const before = changeFile(catalogue, text === undefined ? { path, gone: true } : { path, text })
  const [file] = newFiles(before, 'translation', { name })
  const after = file ? changeFile(before, file) : before
  return [...unreadable(after, (one) => one === path).map(({ message }) => message), ...newFiles(after, 'translation', { name })]
}

it('a translation that is begun anew keeps to its schema and lacks nothing', () => {
  expect(parted.length).toBeGreaterThan(0)
  expect(parted.flatMap(({ path, name }) => wrongAfterNew(path, name, undefined))).toEqual([])
})

it('a translation that lacks the parts of its step gets them, each in its place', () => {
  const wrong = parted.flatMap(({ path, name, data }) => {
    const { parts: _gone, ...rest } = { parts: undefined, ...data }
    return wrongAfterNew(path, name, JSON.stringify(rest, undefined, 2))
  })
  expect(wrong).toEqual([])
})
