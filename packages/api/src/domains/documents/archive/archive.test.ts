import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { somebody } from '../testing/document-calls.ts'
import { pdf } from '../testing/pdfs.ts'
import { photo } from '../testing/pictures.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const url = '/api/v1/documents/archive/'

async function archiveOf(token: string) {
  const { statusCode, headers, rawPayload } = await service.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(statusCode).toBe(200)
  return { headers, files: unzipSync(rawPayload) }
}

it('holds every file byte by byte, in a folder for each kind, and none twice under a name', async () => {
  const { uploadPhoto, access, file } = await somebody(service)
  const [front, back] = [await photo(), await photo({ width: 900, height: 500 })]
  const first = (await uploadPhoto({ bytes: front, name: 'Side.jpg' }, 'state-id')).body
  await uploadPhoto({ bytes: back, name: 'side.jpg' }, 'state-id')
  const paper = pdf({ objects: ['(as it came)'] })
  await uploadPhoto({ bytes: paper, name: 'Año nuevo – 年.pdf' })
  const { headers, files } = await archiveOf(access)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Documents \d{4}-\d{2}-\d{2}\.zip"/)
  const names = Object.keys(files)
  expect(names).toEqual(['Sent by you/Side.jpg', 'Sent by you/side (2).jpg', 'Sent by you/Año nuevo – 年.pdf'])
  expect(Buffer.from(files[names[2] ?? ''] ?? []).equals(paper)).toBe(true)
  const alone = await service.app.inject({
    url: `/api/v1/documents/${first.pk}/file/`,
    headers: { authorization: `Bearer ${access}` },
  })
  expect(Buffer.from(files['Sent by you/Side.jpg'] ?? []).equals(alone.rawPayload)).toBe(true)
  expect((await file(first.pk)).status).toBe(200)
})

it('has folders in the language of the person, and nobody else’s files', async () => {
  const { uploadPhoto, access } = await somebody(service)
  await uploadPhoto({ bytes: pdf({ objects: ['(mine)'] }), name: 'Mine.pdf' })
  await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/language/update/', token: access, payload: { language: 'es' } })
  const { headers, files } = await archiveOf(access)
  expect(headers['content-disposition']).toContain('Documentos')
  expect(Object.keys(files)).toEqual(['Enviados por ti/Mine.pdf'])
})

it('is not there while there is no file', async () => {
  const { access, askFor } = await somebody(service)
  await askFor([{ vendor: 'Old Plan', doc_type: 'statement' }])
  expect(await service.ask({ method: 'GET', url, token: access })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
