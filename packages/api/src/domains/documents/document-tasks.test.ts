import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'
import { somebody } from './testing/document-calls.ts'
import { pdf } from './testing/pdfs.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const asked = async () => {
  const person = await somebody(service)
  const { body } = await person.askFor([{ vendor: 'Old Plan', doc_type: 'statement' }])
  return { ...person, paper: String(body.results[0].pk) }
}

it('a paper that a customer asks for is a colleague’s to get, and ends in the customer’s documents', async () => {
  const ann = await atDesk(service, 'operations')
  const { paper, email, file, list } = await asked()
  expect((await ann.settle('document-request', paper, { outcome: 'here', values: {} })).body.detail).toBe(
    'Add the paper to the task first.',
  )
  expect((await ann.addPaper('document-request', paper, pdf())).status).toBe(201)
  expect((await ann.settle('document-request', paper, { outcome: 'here', values: {} })).status).toBe(200)
  expect((await list()).results[0]).toMatchObject({ pk: paper, status: 'ACCEPTED', file_kind: 'pdf' })
  expect((await file(paper)).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'paper-here', to: email })
})

it('once a paper is here it can be asked for again: that is one new request and task, however often it is pressed', async () => {
  const ann = await atDesk(service, 'operations')
  const { paper, askFor, list } = await asked()
  const bring = async (pk: string) => {
    await ann.settle('document-request', pk, { outcome: 'asked', values: { how: 'By phone' } })
    await ann.addPaper('document-request', pk, pdf())
    expect((await ann.settle('document-request', pk, { outcome: 'here', values: {} })).status).toBe(200)
  }
  await bring(paper)
  const again = [{ vendor: 'Old Plan', doc_type: 'statement' }]
  const both = await Promise.all([askFor(again), askFor(again)])
  const [next, ...others] = new Set(both.map(({ body }) => String(body.results[0].pk)))
  expect(others).toEqual([])
  expect(next).not.toBe(paper)
  expect(await ann.stateOf('document-request', next ?? '')).toBe('open')
  await bring(next ?? '')
  const third = (await askFor(again)).body.results[0].pk
  expect([paper, next]).not.toContain(third)
  expect((await list()).results).toHaveLength(3)
})

it('a paper that there is none of ends with the reason', async () => {
  const ann = await atDesk(service, 'operations')
  const { paper, email, list } = await asked()
  await ann.settle('document-request', paper, { outcome: 'refused', values: { reason: 'The plan ended in 2009.' } })
  expect((await list()).results[0]).toMatchObject({ status: 'REFUSED', reason: 'The plan ended in 2009.' })
  expect(service.emails.at(-1)).toMatchObject({ kind: 'paper-refused', to: email, paragraphs: ['The plan ended in 2009.'] })
})

it('a request that is removed is nobody’s task any more', async () => {
  const ann = await atDesk(service, 'operations')
  const { paper, remove } = await asked()
  await remove(paper)
  expect(await ann.stateOf('document-request', paper)).toBe('withdrawn')
})

it('a file that is no paper is refused', async () => {
  const ann = await atDesk(service, 'operations')
  const { paper } = await asked()
  await ann.settle('document-request', paper, { outcome: 'asked', values: { how: 'By phone' } })
  expect((await ann.addPaper('document-request', paper, Buffer.from('hello'), 'paper.txt')).body.code).toBe('file_refused')
})
