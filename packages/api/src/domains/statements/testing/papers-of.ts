import { extractText, getDocumentProxy } from 'unpdf'
import type { TestApp } from '../../../testing/test-app.ts'
import { newSaverWithBank } from '../../brokerage/testing/saver.ts'
import { callsOf } from '../../documents/testing/document-calls.ts'

type Paper = { readonly pk: string; readonly doc_type: string; readonly date: string; readonly file_name: string }
type Saver = Awaited<ReturnType<typeof newSaverWithBank>>

/** A person with an open account, a linked bank and a portfolio. */
export async function newInvestor(service: TestApp, ssn?: string): Promise<Saver> {
  const saver = await newSaverWithBank(service, ssn)
  const plan = { planned_retirement_age: 67, dob: '1985-04-27', investment_goal: 'balanced' }
  const { body } = await saver.send('POST', '/api/v1/portfolios/model/', plan)
  await saver.send('POST', '/api/v1/portfolios/update/', { portfolio_model_id: body.portfolio_model_id, confirm_unsuitable: true })
  return saver
}

/** The papers of an account as its person finds them. */
export function papersOf(service: TestApp, { token, number }: Pick<Saver, 'token' | 'number'>) {
  const find = async (category: string, own: object = {}): Promise<readonly Paper[]> => {
    const { body } = await callsOf(service, token()).search({ account_number: number, doc_category: category, ...own })
    return body.documentSearchResults
  }
  const read = async (pk: string): Promise<string> => {
    const answer = await service.app.inject({
      method: 'GET',
      url: `/api/v1/documents/${pk}/file/`,
      headers: { authorization: `Bearer ${token()}` },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }
  return { find, read }
}
