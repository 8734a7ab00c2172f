import { expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'

const page = (name: string, title: string) => ({
  path: `pages/${name}.json`,
  text: JSON.stringify({ page: name, title, description: 'A page.', blocks: [{ block: 'hero', title, lead: 'Some words.' }] }),
})

it('a file that stays as it is is the same document in the next catalogue, and one that was saved is another', () => {
  const before = loadCatalogue([page('one', 'One'), page('two', 'Two')]).documents.page
  const after = loadCatalogue([page('one', 'One'), page('two', 'Other')]).documents.page
  expect(before.get('one')).toBeDefined()
  expect(after.get('one')).toBe(before.get('one'))
  expect(after.get('two')?.data.title).toBe('Other')
})

it('a file that cannot be read any more is none of the documents, and is one again when it is as it was', () => {
  const good = page('one', 'One')
  const states = [good, { ...good, text: '{' }, { path: good.path, problem: 'unreadable' } as const, good]
  expect(states.map((file) => loadCatalogue([file]).documents.page.get('one')?.data.title)).toEqual(['One', undefined, undefined, 'One'])
})

it('files that are known to be sound are documents without being held against their schemas', () => {
  const odd = { path: 'pages/odd.json', text: JSON.stringify({ page: 'odd', colour: 'red' }) }
  const [sound, held] = [loadCatalogue([page('three', 'Three'), odd], true), loadCatalogue([{ ...odd, text: `${odd.text} ` }])]
  expect([...sound.documents.page.values()].map(({ name, kind }) => [name, kind])).toEqual([
    ['odd', 'page'],
    ['three', 'page'],
  ])
  expect(sound.problems.size).toBe(0)
  expect([held.documents.page.size, held.problems.get(odd.path)?.length]).toEqual([0, expect.any(Number)])
})

it('a copy with the name that a file manager gives it is not told to say that it is called so', () => {
  const fixOf = (path: string) =>
    loadCatalogue([{ ...page('one', 'One'), path }])
      .problems.get(path)
      ?.map(({ rule, fix }) => [rule, fix])
  expect(fixOf('pages/two.json')).toEqual([['wrong-name', expect.stringContaining('Write "page": "two", or rename the file.')]])
  for (const name of ['one copy', 'one (1)', 'Ones', 'a/b'])
    expect(fixOf(`pages/${name}.json`)).toEqual([['wrong-name', expect.stringContaining(`no page can be called “${name}”`)]])
})
