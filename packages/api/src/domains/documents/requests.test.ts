import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { documentFacts } from './facts.ts'
import { acceptDocuments, type DocumentAsked, documentRequestsOf, refuseDocuments, requestDocuments } from './requests.ts'
import { unreadable } from './stored-words.ts'
import { somebody } from './testing/document-calls.ts'
import { pdf } from './testing/pdfs.ts'
import { photo } from './testing/pictures.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const photoAsked: DocumentAsked = {
  kind: 'photo-id',
  docType: 'photo-id',
  reason: 'Your name could not be confirmed.',
  askedBy: 'case-1 photo',
}
const billAsked: DocumentAsked = {
  kind: 'document',
  docType: 'address-statement',
  reason: 'Your address could not be confirmed.',
  askedBy: 'case-1 address',
}
const bytes = pdf()

async function askedPerson(...asked: readonly DocumentAsked[]) {
  const person = await somebody(service)
  await ask(person.pk, ...asked)
  const requests = () => documentRequestsOf(service.db, person.pk)
  const states = async () => (await requests()).map(({ status }) => status)
  const decide = async (because?: string) => {
    const [request] = await requests()
    const id = request?.id ?? ''
    return service.db
      .transaction()
      .execute((trx) =>
        because === undefined ? acceptDocuments(service.context, trx, id) : refuseDocuments(service.context, trx, id, because),
      )
  }
  return { ...person, requests, states, decide }
}

function ask(personId: string, ...asked: readonly DocumentAsked[]) {
  return service.db
    .transaction()
    .execute((trx) => requestDocuments(service.context, trx, personId, asked, { en: 'Roth IRA', es: 'IRA Roth' }))
}

async function factsOf(personId: string) {
  const { rows } = await service.db.executeQuery(service.db.selectNoFrom(documentFacts.query(service.db, personId).as('found')).compile())
  return documentFacts.facts(rows[0]?.found ?? null)
}

it('papers are asked for once, with one e-mail, and flows know', async () => {
  const { pk, requested, email } = await askedPerson(photoAsked, billAsked)
  await ask(pk, billAsked, photoAsked)
  expect(service.emails.filter(({ to, kind }) => to === email && kind === 'documents-asked')).toHaveLength(1)
  expect((await requested()).map(({ doc_type }: { doc_type: string }) => doc_type).sort()).toEqual(['address-statement', 'photo-id'])
  expect(await factsOf(pk)).toEqual({ 'photo.requested': true, 'documents.requested': true })
  expect(await factsOf((await service.signUp()).pk)).toEqual({ 'photo.requested': false, 'documents.requested': false })
})

describe('a paper that is asked for', () => {
  it('is received, then accepted', async () => {
    const { pk, requested, uploadPaper, states, decide, list } = await askedPerson(billAsked)
    const [{ investigation_document_id: id }] = await requested()
    const { status, body } = await uploadPaper(id, { bytes, name: 'bill.pdf' })
    expect([status, body.doc_category, body.status]).toEqual([201, 'VERIFICATION', 'RECEIVED'])
    expect([await requested(), await states()]).toEqual([[], ['RECEIVED']])
    expect(await requested('?status=RECEIVED')).toHaveLength(1)
    expect((await factsOf(pk))['documents.requested']).toBe(false)
    expect([await decide(), await decide()]).toEqual([true, false])
    expect((await list()).results[0].status).toBe('ACCEPTED')
    expect((await uploadPaper(id, { bytes: await photo() })).body.code).toBe('not_in_this_state')
  })

  it('is refused with a reason, on its page and by e-mail, and the request is open again', async () => {
    const { email, requested, uploadPaper, decide, list } = await askedPerson(billAsked)
    const [{ investigation_document_id: id }] = await requested()
    await uploadPaper(id, { bytes })
    const because = 'The bill is older than three months.'
    expect([await decide(because), await decide(because)]).toEqual([true, false])
    expect((await list()).results[0]).toMatchObject({ status: 'REFUSED', reason: because })
    expect(await requested('?status=REFUSED')).toMatchObject([{ refused_because: because }])
    const sent = service.emails.filter(({ to, kind }) => to === email && kind === 'document-refused')
    expect(sent.map(({ paragraphs }) => paragraphs[0])).toEqual([expect.stringContaining(because)])
    const again = await requested()
    expect(again).toMatchObject([
      { doc_type: billAsked.docType, reason: billAsked.reason, status: 'USER_NOTIFIED', refused_because: because },
    ])
    expect((await uploadPaper(again[0].investigation_document_id, { bytes })).status).toBe(201)
  })

  it('is refused in words of ours that pages in Spanish have in Spanish', async () => {
    const { access, requested, upload, decide } = await askedPerson(photoAsked)
    const [{ investigation_document_id: id }] = await requested()
    const asked = { investigation_document_id: id, uploaded_doctype: 'passport' }
    await upload('verification_docs/upload/', asked, { bytes: await photo() })
    await decide(unreadable.en)
    const reasonsIn = async (language: string) => {
      const answers = ['', 'photo_id/'].map((path) =>
        service.ask({ method: 'GET', url: `/api/v1/documents/${path}`, token: access, headers: { cookie: `language=${language}` } }),
      )
      return (await Promise.all(answers)).flatMap(({ body }) => body.results.map(({ reason }: { reason: string }) => reason))
    }
    expect(await reasonsIn('en')).toEqual([unreadable.en, unreadable.en])
    expect(await reasonsIn('es')).toEqual([unreadable.es, unreadable.es])
  })

  it('waits again when what was sent for it is removed', async () => {
    const { requested, uploadPaper, remove, states } = await askedPerson(billAsked)
    const [{ investigation_document_id: id }] = await requested()
    const [first, second] = [await uploadPaper(id, { bytes }), await uploadPaper(id, { bytes: await photo() })]
    await remove(first.body.pk)
    expect(await states()).toEqual(['RECEIVED'])
    await remove(second.body.pk)
    expect(await states()).toEqual(['USER_NOTIFIED'])
  })

  it('is asked of one person only', async () => {
    const { requested } = await askedPerson(billAsked)
    const [{ investigation_document_id: id }] = await requested()
    const other = await somebody(service)
    expect((await other.uploadPaper(id, { bytes })).body.code).toBe('not_found')
    expect(await other.list()).toEqual({ results: [], count: 0 })
  })
})

describe('a photo that is asked for', () => {
  it('of a passport is one picture', async () => {
    const { uploadPhoto, states, pk } = await askedPerson(photoAsked)
    await uploadPhoto({ bytes: await photo() }, 'passport')
    expect([await states(), await factsOf(pk)]).toMatchObject([['RECEIVED'], { 'photo.requested': false }])
  })

  it('of a card is both of its sides', async () => {
    const { uploadPhoto, states } = await askedPerson(photoAsked)
    const front = await photo()
    await uploadPhoto({ bytes: front }, 'state-id')
    await uploadPhoto({ bytes: front }, 'state-id')
    expect(await states()).toEqual(['USER_NOTIFIED'])
    await uploadPhoto({ bytes: await photo({ width: 320, height: 200 }) }, 'state-id')
    expect(await states()).toEqual(['RECEIVED'])
  })

  it('both sides at the same moment are enough', async () => {
    const { uploadPhoto, states } = await askedPerson(photoAsked)
    const sides = [await photo(), await photo({ width: 320, height: 200 })]
    await Promise.all(sides.map((side) => uploadPhoto({ bytes: side }, 'drivers-license')))
    expect(await states()).toEqual(['RECEIVED'])
  })

  it('stands in the list of what is asked for, and can be sent there, both sides of it', async () => {
    const { requested, uploadPaper, upload, states } = await askedPerson(photoAsked)
    const [{ investigation_document_id: id, doc_type }] = await requested()
    expect(doc_type).toBe('photo-id')
    expect((await uploadPaper(id, { bytes })).body.fields.uploaded_doctype).toEqual([expect.stringContaining('two sides')])
    const send = async (file: Buffer) =>
      upload('verification_docs/upload/', { investigation_document_id: id, uploaded_doctype: 'drivers-license' }, { bytes: file })
    expect((await send(await photo())).body.doc_category).toBe('PHOTO_ID')
    expect(await states()).toEqual(['USER_NOTIFIED'])
    await send(await photo({ width: 320, height: 200 }))
    expect(await states()).toEqual(['RECEIVED'])
  })
})
