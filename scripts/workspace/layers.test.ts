import { expect, it } from 'vitest'
import { folderCircleProblems, layerProblems } from './layers.ts'

const layers = [['db', 'logs'], ['domains'], ['(start)']]
const tree = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files).map(([path, text]) => [`src/${path}`, text]))
const whole = { 'db/store.ts': '', 'logs/log.ts': '', 'domains/loans.ts': "import { store } from '../db/store.ts'" }

it('imports may run down', () => {
  expect(layerProblems(tree({ ...whole, 'app.ts': "import { loans } from './domains/loans.ts'" }), 'src', layers)).toEqual([])
})

it('no import runs up', () => {
  const up = { ...whole, 'db/store.ts': "import type { Loan } from '../domains/loans.ts'" }
  expect(layerProblems(tree(up), 'src', layers)).toEqual(['src/db/store.ts imports src/domains/loans.ts: db may not import domains.'])
})

it('no import runs across a floor', () => {
  const across = { ...whole, 'db/store.ts': "import { log } from '../logs/log.ts'" }
  expect(layerProblems(tree(across), 'src', layers)).toEqual(['src/db/store.ts imports src/logs/log.ts: db may not import logs.'])
})

it('a new folder has to be given a floor', () => {
  expect(layerProblems(tree({ ...whole, 'new/one.ts': '' }), 'src', layers)).toEqual([
    'src/new is on no floor: add it to scripts/workspace/floors.ts.',
  ])
})

it('tests may import what they like', () => {
  expect(layerProblems(tree({ ...whole, 'db/store.test.ts': "import '../domains/loans.ts'" }), 'src', layers)).toEqual([])
})

it('folders form no circle, however long', () => {
  const circle = {
    'a/one.ts': "import '../b/one.ts'",
    'b/one.ts': "import '../c/one.ts'",
    'c/one.ts': "import '../a/two.ts'",
    'a/two.ts': '',
  }
  expect(folderCircleProblems(tree(circle), 'src')).toEqual(['The folders a, b, c of src import each other: say which owns what.'])
})

it('the list of the folders may import all of them', () => {
  const list = { 'index.ts': "import './a/one.ts'", 'a/one.ts': "import type { Part } from '../part.ts'", 'part.ts': '' }
  expect(folderCircleProblems(tree(list), 'src')).toEqual([])
})
