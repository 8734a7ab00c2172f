import { describe, expect, it } from 'vitest'
import { importGraph } from './import-graph.ts'
import { listsIn, testsOfChange } from './tests-of-change.ts'

const domains = Array.from({ length: 9 }, (_, index) => `domains/d${index}`)

/** A service of nine domains on a ledger, with a list of them. */
const texts = new Map([
  ...domains.flatMap((folder, index): [string, string][] => [
    [`${folder}/store.ts`, index < 2 ? `import { book } from '../../ledger/ledger.ts'` : ''],
    [`${folder}/routes.ts`, `import { find } from './store.ts'\nimport type { Other } from '../d8/store.ts'`],
    [`${folder}/calls.test.ts`, `import { testApp } from '../../testing/test-app.ts'`],
  ]),
  ['domains/d5/uses-d4.ts', `import { find } from '../d4/store.ts'`],
  ['ledger/ledger.ts', ''],
  ['ledger/ledger.test.ts', `import { book } from './ledger.ts'`],
  ['domains/index.ts', domains.map((folder) => `import { routes } from './${folder.slice(8)}/routes.ts'`).join('\n')],
  ['app.ts', `import { all } from './domains/index.ts'`],
  ['testing/test-app.ts', `import { app } from '../app.ts'`],
  ['started.test.ts', `const program = new URL('./app.ts', import.meta.url)`],
  ['packages/api/src/app.ts', `import { pages } from './web/pages.ts'`],
  ['packages/api/src/web/pages.ts', ''],
  ['packages/api/src/web/pages.test.ts', `import { pages } from './pages.ts'`],
  ['packages/api/src/flows/flows.test.ts', `import { app } from '../app.ts'`],
])
const graph = importGraph({ texts, exports: new Map(), folders: ['flows'] })
const testsOf = (...changed: string[]) => testsOfChange(graph, changed).code
const testsOfGrown = (...changed: string[]) => testsOfChange(graph, changed, new Set(changed)).code

describe('a change can break', () => {
  it('the tests beside it, which go through the whole service', () => {
    expect(testsOf('domains/d7/store.ts')).toEqual(['domains/d7/calls.test.ts'])
  })

  it('the tests of those that import it, but for types', () => {
    expect(testsOf('domains/d4/store.ts')).toEqual(['domains/d4/calls.test.ts', 'domains/d5/calls.test.ts'])
    expect(testsOf('domains/d8/store.ts')).toEqual(['domains/d8/calls.test.ts'])
    expect(testsOf('ledger/ledger.ts')).toEqual(['domains/d0/calls.test.ts', 'domains/d1/calls.test.ts', 'ledger/ledger.test.ts'])
  })

  it('everything when the list of everything has changed, programs that are started among it', () => {
    expect(testsOf('domains/index.ts')).toHaveLength(10)
    expect(testsOf('domains/index.ts')).toContain('started.test.ts')
  })

  it('what goes over a list that has only grown, and not what was on it', () => {
    expect(testsOfGrown('domains/index.ts')).toEqual(['started.test.ts'])
    const over = importGraph({
      texts: new Map([...texts, ['domains/every.test.ts', `import { all } from './index.ts'`]]),
      exports: new Map(),
      folders: ['flows'],
    })
    expect(testsOfChange(over, ['domains/index.ts'], new Set(['domains/index.ts'])).code).toEqual([
      'started.test.ts',
      'domains/every.test.ts',
    ])
  })

  it('no more when what was put on the list is new itself', () => {
    const { code } = testsOfChange(graph, ['domains/d7/routes.ts', 'domains/index.ts'], new Set(['domains/index.ts']))
    expect(code).toEqual(['domains/d7/calls.test.ts', 'started.test.ts'])
  })

  it('a domain that has grown, as much as one that is another', () => {
    expect(testsOfGrown('domains/d4/store.ts')).toEqual(testsOf('domains/d4/store.ts'))
  })

  it('not all that goes through the service which it is put into, unless that has changed itself', () => {
    expect(testsOf('packages/api/src/web/pages.ts')).toEqual(['packages/api/src/web/pages.test.ts'])
    expect(testsOf('packages/api/src/app.ts')).toEqual(['packages/api/src/flows/flows.test.ts'])
  })

  it('a test that has changed itself, and none beside it', () => {
    expect(testsOf('domains/d0/calls.test.ts')).toEqual(['domains/d0/calls.test.ts'])
  })

  it('nothing that nobody imports', () => {
    expect(testsOf('docs/decisions/1-flows.md')).toEqual([])
  })
})

it('a file that brings many folders together is a list', () => {
  expect([...listsIn(graph)]).toContain('domains/index.ts')
  expect([...listsIn(graph)]).not.toContain('app.ts')
})

describe('a changed flow is read by', () => {
  const readers = importGraph({
    texts: new Map([
      ['tests/model/support/all-flows.ts', `const folder = join(import.meta.dirname, '../../../flows')`],
      ['tests/model/proofs.test.ts', `import { all } from './support/all-flows.ts'`],
      ['tests/model/mutants/mutants.test.ts', `import { all } from '../support/all-flows.ts'`],
      ['packages/api/src/testing/test-app.ts', `const flows = new URL('../../../../flows', import.meta.url)`],
      ['packages/api/src/domains/loans/loans.test.ts', `import { testApp } from '../../testing/test-app.ts'`],
    ]),
    exports: new Map(),
    folders: ['flows'],
  })

  it('tests that go over all flows, and neither by those of the engine nor by those that only run a service', () => {
    expect(testsOfChange(readers, ['flows/steps/search.json'])).toEqual({ code: [], readers: ['tests/model/proofs.test.ts'] })
  })
})
