import { expect, it } from 'vitest'
import { fileCircleProblems } from './file-circles.ts'

const values = new Map([
  ['a.ts', "import { b } from './b.ts'"],
  ['b.ts', "import { a } from './a.ts'"],
])
const types = new Map([
  ['a.ts', "import { type B, type C } from './b.ts'"],
  ['b.ts', "import type {\n  A,\n} from './a.ts'"],
])
const known = [{ files: ['b.ts', 'a.ts'], why: 'a tree and its leaves' }]

it('files that run form no circle, and none is let through', () => {
  expect(fileCircleProblems(values, [])).toContain('A circle of what runs: a.ts, b.ts.')
  expect(fileCircleProblems(values, known)).toEqual(['A circle of what runs: a.ts, b.ts.'])
})

it('a circle of types is refused', () => {
  expect(fileCircleProblems(types, [])).toEqual(['A circle of types: a.ts, b.ts.'])
})

it('a circle of types that is listed with its reason is let through', () => {
  expect(fileCircleProblems(types, known)).toEqual([])
})

it('a circle that is gone goes off the list', () => {
  expect(fileCircleProblems(new Map([['a.ts', '']]), known)).toEqual([
    'A circle that is listed is gone, so take it off the list: b.ts, a.ts.',
  ])
})

it('what is imported when it is needed, and what tests import, makes no circle', () => {
  const later = new Map([
    ['a.ts', "const b = () => import('./b.ts')"],
    ['b.ts', "import { a } from './a.ts'"],
    ['b.test.ts', "import './a.ts'"],
  ])
  expect(fileCircleProblems(later, [])).toEqual([])
})
