import { expect, it } from 'vitest'
import { importGraph } from './import-graph.ts'

const exports = new Map([['schemas', { './rules/*': './rules/*.ts', './errors': './errors.ts' }]])
const linksOf = (text: string) => {
  const others = ['packages/schemas/rules/days/days.ts', 'packages/schemas/errors.ts', 'a/b.tsx', 'a/b.module.css']
  const texts = new Map([['a/a.ts', text], ...others.map((file) => [file, ''] as const)])
  return [...(importGraph({ texts, exports, folders: ['flows'] }).get('a/a.ts') ?? [])]
}

it('follows imports, also later ones and those of other packages', () => {
  expect(linksOf(`import { a } from './b.tsx'\nconst c = await import('./b.module.css')`)).toEqual(['a/b.tsx', 'a/b.module.css'])
  expect(linksOf(`import { days } from '@app/schemas/rules/days/days'\nimport { errors } from '@app/schemas/errors'`)).toEqual([
    'packages/schemas/rules/days/days.ts',
    'packages/schemas/errors.ts',
  ])
})

it('follows programs that are started and folders that are read, by their path', () => {
  expect(linksOf(`spawn(join(import.meta.dirname, '../packages/schemas/errors.ts'), join(root, '../flows'))`)).toEqual([
    'packages/schemas/errors.ts',
    'flows',
  ])
})

it('does not follow types, nor what is not there', () => {
  expect(linksOf(`import type { A } from './b.tsx'\nexport type { B } from './b.tsx'\nimport { c } from './gone.ts'`)).toEqual([])
})
