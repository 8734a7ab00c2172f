import { expect, it } from 'vitest'
import { packageImportProblems } from './package-imports.ts'

const mayImport = { schemas: [], engine: ['schemas'], web: ['schemas', 'engine'] }
const found = (path: string, text: string) => packageImportProblems(new Map([[path, text]]), mayImport)

it('a package imports those that the table names, and itself', () => {
  expect(found('packages/engine/src/a.ts', "import { a } from '@app/schemas/rules/a'\nimport { b } from './b.ts'")).toEqual([])
  expect(found('packages/engine/src/a.test.ts', "import { a } from '@app/engine'")).toEqual([])
})

it('it imports no other, not even when it is needed', () => {
  expect(found('packages/engine/src/a.ts', "const web = () => import('@app/web/main')")).toEqual([
    'packages/engine/src/a.ts imports @app/web/main: engine may not import web.',
  ])
})

it('pages import types of contracts, and no values', () => {
  const call = '@app/schemas/api/money/loans'
  expect(found('packages/web/src/a.ts', `import type { loanContracts } from '${call}'`)).toEqual([])
  expect(found('packages/web/src/a.ts', `import { loanContracts } from '${call}'`)).toEqual([
    `packages/web/src/a.ts imports ${call} as values: contracts are no part of a page, only their types.`,
  ])
})

it('a start loads no checks and no tools of authors', () => {
  const checks = '@app/engine/checks'
  expect(found('packages/web/src/a.ts', `import type { Proven } from '${checks}'\nconst load = () => import('${checks}')`)).toEqual([])
  expect(found('packages/web/src/a.test.ts', `import { prove } from '${checks}'`)).toEqual([])
  expect(found('packages/web/src/a.ts', `import { prove } from '${checks}'`)).toEqual([
    `packages/web/src/a.ts imports ${checks} as values: a service and a page begin without them. Take “@app/engine/files”, or import it when it is needed.`,
  ])
})

it('a relative path stays within the package', () => {
  expect(found('packages/web/src/a.ts', "import '../few-files.ts'")).toEqual([])
  expect(found('packages/web/src/a.ts', "import '../../engine/src/a.ts'")).toEqual([
    'packages/web/src/a.ts imports ../../engine/src/a.ts, which is outside its package: use the package’s name.',
  ])
})

it('no code imports a file of flows/', () => {
  expect(found('packages/web/src/a.ts', "import brand from '@app/web/flows/brand.json'")).toEqual([
    'packages/web/src/a.ts imports @app/web/flows/brand.json, a file of flows/: flows are read at the edge and passed in.',
  ])
})
