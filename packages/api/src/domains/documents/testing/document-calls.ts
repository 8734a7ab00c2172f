import { multipart } from '../../../testing/multipart.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/documents'

type Sent = { readonly bytes: Buffer; readonly name?: string; readonly type?: string }

/** The calls about documents, as one person makes them. */
export function callsOf({ ask }: Pick<TestApp, 'ask'>, token: string) {
  const post = (path: string, payload: object, headers = {}) => ask({ method: 'POST', url: `${root}/${path}`, token, payload, headers })
  const get = (path: string) => ask({ method: 'GET', url: `${root}/${path}`, token })
  const upload = (path: string, fields: Readonly<Record<string, string>>, { bytes, name = 'id.jpg', type }: Sent) => {
    const parts = Object.entries(fields).map(([field, value]) => ({ field, value }))
    const { payload, headers } = multipart([...parts, { field: 'file', value: bytes, name, ...(type && { type }) }])
    return ask({ method: 'POST', url: `${root}/${path}`, token, payload, headers })
  }
  return {
    upload,
    list: async (query = '') => (await get(query)).body,
    photos: async () => (await get('photo_id/')).body.results,
    requested: async (query = '') => (await get(`verification_docs/${query}`)).body.results,
    uploadPhoto: (file: Sent, docType = 'passport') => upload('photo_id/upload/', { uploaded_doctype: docType }, file),
    uploadPaper: (request: string, file: Sent) =>
      upload('verification_docs/upload/', { investigation_document_id: request, uploaded_doctype: 'other' }, file),
    file: (pk: string) => ask({ method: 'GET', url: `${root}/${pk}/file/`, token }),
    remove: (pk: string) => ask({ method: 'DELETE', url: `${root}/${pk}/`, token }),
    askFor: (asked: readonly object[]) => ask({ method: 'POST', url: `${root}/`, token, payload: [...asked] }),
    search: (payload: object) => post('retirement/', payload),
    agreements: (payload: object) => post('retirement/account/create/', payload),
    terms: async () => (await get('terms-condition/')).body.results,
    accept: (documents: readonly object[]) => post('terms-condition/accept/', { documents }),
    disclosures: async () => (await get('letter/disclosures/')).body.results,
    letters: async () => (await get('letter/disclosures/')).body.letters,
    withdraw: (key: string) => post('letter/withdraw/', {}, { 'idempotency-key': key }),
  }
}

/** A person with these calls. */
export async function somebody(service: TestApp) {
  const person = await service.signUp()
  return { ...person, ...callsOf(service, person.access) }
}
