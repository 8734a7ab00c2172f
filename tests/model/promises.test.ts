import { promiseExceptions } from '@app/schemas/flow/promises/promise-exceptions'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'

const everything = Object.values(catalogue.documents)
  .flatMap((documents) => [...documents.values()])
  .map(({ data }) => JSON.stringify(data))
  .join('\n')

it('an exception that no file says any more is taken off the list', () => {
  const gone = Object.values(promiseExceptions)
    .flat()
    .filter((sentence) => !everything.includes(JSON.stringify(sentence).slice(1, -1)))
  expect(gone).toEqual([])
})
