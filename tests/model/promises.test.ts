import { promiseExceptions } from '@app/schemas/flow/promises/promise-exceptions'
import { promisesInCode } from '@app/schemas/flow/promises/promises-in-code'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { foundInCode, promisesIn } from './support/found-in-code.ts'

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

const found = foundInCode()

it('words in code and e-mails that promise something name what keeps it', () => {
  const unkept = [...found].filter(([file]) => !Object.hasOwn(promisesInCode, file))
  expect(unkept, 'Name what keeps them in packages/schemas/flow/promises/promises-in-code.ts, or say what is true.').toEqual([])
})

it('a file whose words promise nothing any more is taken off the list', () => {
  expect(Object.keys(promisesInCode).filter((file) => !found.has(file))).toEqual([])
})

it.each([
  ["{ sent: 'We e-mail you the answer.' }", ['We e-mail you the answer.']],
  ['{ sent: `Saved. We write to you soon.` }', ['We write to you soon.']],
  ["{ sent: 'We write when there’s news.' }", ['We write when there’s news.']],
  ["{ sent: 'Te enviamos un enlace.' }", ['Te enviamos un enlace.']],
  ["// We e-mail you.\n{ sent: 'It is sent.' }", []],
])('finds what %s promises', (code, promised) => {
  expect(promisesIn(code)).toEqual(promised)
})
