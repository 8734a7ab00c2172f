import { expect, it } from 'vitest'
import { namedFileProblems } from './named-files.ts'

const paths = ['packages/api/src/domains/loans/money.ts', 'flows/brand.json']

it('a document names files that are there, wherever their path begins', () => {
  const text = 'The books: `domains/loans/money.ts`, `loans/money.ts`, `flows/brand.json`. Any: `flows/modes/*.json`, `panels/<panel>.ts`.'
  expect(namedFileProblems(new Map([['README.md', text]]), paths)).toEqual([])
})

it('a file that was moved is told, with the document that still names it', () => {
  const text = 'The books are `memberships/money.ts`, and `npm run flows -- check flows/brands.json` looks at one file.'
  expect(namedFileProblems(new Map([['docs/books.md', text]]), paths)).toEqual([
    'docs/books.md names memberships/money.ts, which is not there.',
    'docs/books.md names flows/brands.json, which is not there.',
  ])
})
