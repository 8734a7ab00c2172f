import exifr from 'exifr'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { somebody } from './testing/document-calls.ts'
import { pdf } from './testing/pdfs.ts'
import { photo } from './testing/pictures.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const nobody = '00000000-0000-4000-8000-000000000000'

describe('a photo of an identity document', () => {
  it('is saved without its metadata, and shown in the lists', async () => {
    const { uploadPhoto, photos, list, file } = await somebody(service)
    const { status, body } = await uploadPhoto({ bytes: await photo(), name: 'Front side.JPEG' })
    expect([status, body]).toMatchObject([201, { doc_category: 'PHOTO_ID', doc_type: 'passport', status: 'RECEIVED', file_kind: 'jpeg' }])
    expect(body.file_name).toBe('Front side.jpg')
    expect(await photos()).toEqual([body])
    expect(await list()).toEqual({ results: [body], count: 1 })
    const answer = await file(body.pk)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Front side.jpg"; filename*=UTF-8''Front%20side.jpg`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(body.size_bytes),
    })
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox;/)
  })

  it('comes back byte by byte as it was kept, whether its length is even or odd', async () => {
    const { uploadPhoto, file, access } = await somebody(service)
    for (const length of [0, 1, 65_535, 65_536, 200_001]) {
      const sent = pdf({ objects: [Buffer.concat([Buffer.from('('), Buffer.alloc(length, 'x'), Buffer.from(')')])] })
      const { body } = await uploadPhoto({ bytes: sent, name: 'scan.pdf' })
      expect((await file(body.pk)).status).toBe(200)
      const url = `/api/v1/documents/${body.pk}/file/`
      const answer = await service.app.inject({ url, headers: { authorization: `Bearer ${access}` } })
      expect(answer.rawPayload.equals(sent)).toBe(true)
    }
  })

  it('is kept in no place that can be read without the keys', async () => {
    const { uploadPhoto } = await somebody(service)
    await uploadPhoto({ bytes: pdf({ objects: ['(canary-in-a-file)'] }), name: 'canary-in-a-name.pdf' })
    for (const table of ['documents', 'document_parts']) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(service.plainDb)
      const all = rows.map(({ text }) => text).join()
      for (const word of ['canary', Buffer.from('canary-in-a').toString('base64').slice(0, 12), '%PDF']) expect(all).not.toContain(word)
    }
  })

  it('that is sent twice is one document, also when both come at the same moment', async () => {
    const { uploadPhoto, photos } = await somebody(service)
    const bytes = await photo()
    const all = await Promise.all(Array.from({ length: 8 }, () => uploadPhoto({ bytes })))
    expect(new Set(all.map(({ status, body }) => `${status} ${body.pk}`)).size).toBe(1)
    expect(await photos()).toHaveLength(1)
  })

  it('has no place in it when it is taken', async () => {
    const { uploadPhoto, access } = await somebody(service)
    const { body } = await uploadPhoto({ bytes: await photo() })
    const answer = await service.app.inject({
      url: `/api/v1/documents/${body.pk}/file/`,
      headers: { authorization: `Bearer ${access}` },
    })
    expect(await exifr.parse(answer.rawPayload, true)).toBeUndefined()
  })

  it('can be removed by its owner until it has been checked', async () => {
    const [one, other] = [await somebody(service), await somebody(service)]
    const { body } = await one.uploadPhoto({ bytes: await photo() })
    expect((await other.remove(body.pk)).body.code).toBe('not_found')
    expect((await other.file(body.pk)).body.code).toBe('not_found')
    expect((await one.remove(body.pk.toUpperCase())).body).toEqual({ pk: body.pk })
    expect([(await one.remove(body.pk)).status, (await one.file(body.pk)).status, (await one.list()).count]).toEqual([404, 404, 0])
    const left = await service.plainDb.selectFrom('document_parts').selectAll().where('document_id', '=', body.pk).execute()
    expect(left).toEqual([])
  })

  it('is not removed once it was looked at', async () => {
    const { uploadPhoto, remove } = await somebody(service)
    const { body } = await uploadPhoto({ bytes: await photo() })
    await service.plainDb.updateTable('documents').set({ status: 'ACCEPTED' }).where('id', '=', body.pk).execute()
    expect((await remove(body.pk)).body.code).toBe('not_in_this_state')
  })

  it('one after another has an end', async () => {
    const { uploadPhoto, remove } = await somebody(service)
    const sent = []
    for (let index = 0; index < 40; index++) sent.push((await uploadPhoto({ bytes: pdf({ objects: [`(${index})`] }) })).body.pk)
    const more = { bytes: pdf({ objects: ['(more)'] }) }
    expect((await uploadPhoto(more)).body.code).toBe('over_the_limit')
    await remove(sent[0])
    expect((await uploadPhoto(more)).status).toBe(201)
  })
})

it('what is asked for of a provider is one wish, however often it is said', async () => {
  const { askFor, list, remove, file } = await somebody(service)
  const { status, body } = await askFor([
    { vendor: ' Fidelity ', doc_type: 'statement' },
    { vendor: 'FIDELITY', doc_type: 'Statement' },
    { vendor: 'Vanguard', doc_type: 'fee disclosure' },
  ])
  expect([status, body.count]).toEqual([201, 2])
  expect(body.results[0]).toMatchObject({
    vendor: 'Fidelity',
    doc_type: 'statement',
    status: 'REQUESTED',
    file_name: null,
    size_bytes: null,
  })
  expect((await askFor([{ vendor: 'fidelity', doc_type: 'statement' }])).body.results).toEqual([body.results[0]])
  expect((await list()).count).toBe(2)
  expect((await list('?limit=1')).results).toHaveLength(1)
  expect((await list('?limit=1')).count).toBe(2)
  expect((await list('?limit=0')).code).toBe('validation_failed')
  expect((await file(body.results[0].pk)).body.code).toBe('not_found')
  expect((await remove(body.results[0].pk)).status).toBe(200)
  expect((await askFor([{ vendor: '4242 4242 4242 4242', doc_type: 'statement' }])).body.code).toBe('card_number_refused')
})

it('a call for a file that gets JSON, or a request that is not there, says so', async () => {
  const { uploadPaper, access } = await personWithCalls()
  expect((await uploadPaper(nobody, { bytes: await photo() })).body.code).toBe('not_found')
  for (const path of ['photo_id/upload/', 'verification_docs/upload/']) {
    const { body } = await service.ask({ method: 'POST', url: `/api/v1/documents/${path}`, token: access, payload: {} })
    expect(body.code).toBe('unsupported_media_type')
  }
})

async function personWithCalls() {
  const { access } = await personWithRecord(service)
  const { callsOf } = await import('./testing/document-calls.ts')
  return { ...callsOf(service, access), access }
}
