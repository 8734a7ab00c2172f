import { randomUUID } from 'node:crypto'
import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { chatContracts } from '@app/schemas/api/visitors/chat'
import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import { trackingContracts } from '@app/schemas/api/visitors/tracking'
import { type Caller, exchange, type Sent } from './calls.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const signsOut: readonly string[] = ['/api/v1/auth/logout/', '/api/v1/auth/sessions/{id}/']

const uid = 'a-made-up-visitor'
const seen = { event_id: randomUUID(), event: 'page_view', uid, page_url: '/', consent: true }
const message = { first_name: 'Pat', last_name: 'Example', from_email: 'pat@example.com', subject: 'Hello', message: 'Hello.' }

/** Those that would tell somebody outside of it, where there is anybody to tell. */
const told: readonly (readonly [Contract, Sent])[] = [
  [mailerContracts.contactUs, { body: { ...message, recaptcha_resp_token: 'any' } }],
  [trackingContracts.tellMeta, { body: seen }],
  [trackingContracts.tellTikTok, { body: { ...seen, event_id: randomUUID() } }],
  [chatContracts.beginChat, { body: { uid, category: 'side_jobs' } }],
  [chatContracts.sendChatMessage, { body: { uid, category: 'side_jobs', user_message: 'What can I do?' } }],
]

/** Makes every call of the service once, with nothing in it, and some that have something to tell. Answers with what each gave. */
export async function callAll(caller: Caller): Promise<readonly { readonly path: string; readonly status: number | undefined }[]> {
  const calls = Object.values(domains).flatMap((contracts): readonly Contract[] => Object.values(contracts))
  const answers = []
  for (const contract of calls) {
    // It goes on for as long as somebody listens.
    if (contract.sends === 'events' || signsOut.includes(contract.path)) continue
    const params = Object.fromEntries([...contract.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => [name ?? '', nobody]))
    const sent = { params, headers: { 'idempotency-key': randomUUID() }, ...(contract.method !== 'GET' && { body: {} }) }
    const answer = await exchange(caller, contract, sent)
    answers.push({ path: contract.path, status: answer?.status })
  }
  for (const [contract, sent] of told) answers.push({ path: contract.path, status: (await exchange(caller, contract, sent))?.status })
  return answers
}
