import { expect, it } from 'vitest'
import { productNameProblems } from './product-name.ts'

it('no code spells the name of the product', () => {
  const tree = new Map([
    ['packages/web/src/a.ts', "const title = 'Old Plans'"],
    ['packages/web/src/b.ts', 'const title = brand.name'],
  ])
  expect(productNameProblems(tree, 'Old Plans')).toEqual([
    "packages/web/src/a.ts spells the product's name: it stands in flows/brand.json.",
  ])
})
