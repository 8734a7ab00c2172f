import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import { type Email, emailIn, type WrittenEmail } from '../../../core/email.ts'
import { freshDatabase } from '../../../db/testing/test-database.ts'
import { testContext } from '../../../testing/test-app.ts'
import { openOutgoing } from '../../outgoing/outgoing.ts'
import type { LinkingPartner } from '../linking.ts'
import { plaidLinking } from '../plaid-linking.ts'
import { findItem, itemIdOf, putItem } from '../sandbox-items.ts'
import { sandboxLinking } from '../sandbox-linking.ts'
import { deliverSigned } from '../sandbox-webhooks.ts'
import { plaidServer } from './plaid-server.ts'

type Message = { readonly headers: Readonly<Record<string, string>>; readonly raw: string }

/** A partner together with what only its other side can do. */
export type LinkingWorld = {
  readonly partner: LinkingPartner
  readonly publicToken: (kind: 'bank' | 'plan' | 'hand') => string
  /** A token that the partner refuses, and one that meets a partner which does not answer. */
  readonly declinedToken: string
  readonly downToken: () => string
  readonly endSignIn: (accessToken: string) => Promise<void>
  readonly signInAgain: (accessToken: string) => Promise<void>
  /** The deposit has arrived; the person enters its code, right or wrong. The result goes to `verifyDeposits`. */
  readonly tellDeposit: (accessToken: string, isRight: boolean) => Promise<string>
  readonly signed: (body: object, now: Date) => Promise<Message>
}

export async function sandboxWorld(): Promise<LinkingWorld> {
  const { db } = await freshDatabase()
  const emails: WrittenEmail[] = []
  const clock = { aheadMs: 0 }
  const messages: Message[] = []
  const waiting: { name: string; data: Readonly<Record<string, string>>; at: Date | undefined }[] = []
  const context = {
    ...testContext(db),
    now: () => new Date(Date.now() + clock.aheadMs),
    jobs: {
      send: async (_trx: unknown, name: string, data: Readonly<Record<string, string>>, at?: Date) => void waiting.push({ name, data, at }),
    },
    post: async (_trx: unknown, email: Email) => void emails.push(emailIn('en', email, 'https://finder.example')),
  }
  const deliver = async (_partner: string, headers: Readonly<Record<string, string>>, raw: string) => void messages.push({ headers, raw })
  const { linking, jobs } = sandboxLinking(context, deliver)
  const set = async (accessToken: string, needsLogin: boolean) => {
    const item = await findItem(context, itemIdOf(accessToken))
    if (item) await putItem(context, itemIdOf(accessToken), { ...item, needsLogin }, context.now())
  }
  const arrive = async (accessToken: string) => {
    const job = waiting.find(({ data }) => data['itemId'] === itemIdOf(accessToken) && data['event'] === 'arrived')
    if (!job?.at || context.now() >= job.at) return
    clock.aheadMs += job.at.getTime() - context.now().getTime() + 1
    await jobs[job.name]?.work(job.data, { jobId: 'a', at: job.at })
  }
  let tokens = 0
  return {
    partner: linking,
    publicToken: (kind) => {
      tokens++
      const chosen = { bank: 'balance=2500.10', plan: 'balance=18000&vested=15000', hand: 'routing=011000015&account=000123456789' }
      return `public-sandbox-${kind}?${chosen[kind]}&nonce=${tokens}`
    },
    declinedToken: 'public-sandbox-bank?fails=declined',
    downToken: () => 'public-sandbox-bank?fails=down',
    endSignIn: (accessToken) => set(accessToken, true),
    signInAgain: async (accessToken) =>
      void (await linking.createLinkToken({ kind: 'bank', personId: '00000000-0000-4000-8000-000000000000', language: 'en', accessToken })),
    tellDeposit: async (accessToken, isRight) => {
      await arrive(accessToken)
      const code = /marked ([A-Z]{3})/.exec(emails.at(-1)?.paragraphs[0] ?? '')?.[1] ?? ''
      return `public-sandbox-verify?code=${isRight ? code : code === 'QQQ' ? 'ZZZ' : 'QQQ'}`
    },
    signed: async (body, now) => {
      await deliverSigned(context.keys, deliver, body, now)
      const message = messages.at(-1)
      if (!message) throw new Error('Nothing was sent.')
      return message
    },
  }
}

export async function plaidWorld(): Promise<LinkingWorld> {
  const server = await plaidServer('client', 'hush')
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const settings = { baseUrl: server.url, clientId: 'client', secret: 'hush' }
  const tries = new Map<string, number>()
  return {
    partner: plaidLinking({ outgoing, settings, clientName: () => 'Example', webhookUrl: 'https://app.example/api/webhooks/linking/' }),
    publicToken: server.publicToken,
    declinedToken: 'public-test-nobody',
    downToken: () => {
      server.setDown(true)
      return server.publicToken('bank')
    },
    endSignIn: async (accessToken) => server.change(accessToken, { needsLogin: true }),
    signInAgain: async (accessToken) => server.change(accessToken, { needsLogin: false }),
    tellDeposit: async (accessToken, isRight) => {
      const wrong = (tries.get(accessToken) ?? 0) + (isRight ? 0 : 1)
      tries.set(accessToken, wrong)
      const status = isRight ? 'manually_verified' : wrong < 3 ? 'pending_manual_verification' : 'verification_failed'
      server.change(accessToken, { status })
      return 'public-test-told'
    },
    signed: async (body, now) => {
      const raw = JSON.stringify(body)
      const token = await new SignJWT({ request_body_sha256: createHash('sha256').update(raw).digest('hex') })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'key-1' })
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .sign(server.privateKey)
      return { headers: { 'plaid-verification': token }, raw }
    },
  }
}
