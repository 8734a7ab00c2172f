import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { signChange } from '../signed-change.ts'

export const finderKey = 'a key of the finder'
export const finderSecret = 'a secret of the finder'

type Asked = { readonly employer: string; readonly person: Readonly<Record<string, string>> }

/** A service that asks record keepers, as its protocol says. Days pass when a test says so. */
export async function finderServer() {
  const inbox = openInbox()
  let isAway = false
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return answer(503)
    if (request.headers.authorization !== `Bearer ${finderKey}`) return answer(401)
    const [, kind, ref = ''] = /^\/(questions|moves)\/([\w-]+)$/.exec(request.url ?? '') ?? []
    if (kind === undefined) return answer(404)
    if (request.method === 'PUT') return answer(inbox.put(kind, ref, await bodyOf(request)))
    if (request.method === 'DELETE') return answer(inbox.cancel(ref))
    const state = inbox.stateOf(kind, ref)
    return state ? answer(200, state) : answer(404)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: inbox.asked,
    goAway: () => {
      isAway = true
    },
    /** Moves a ref to its next stage and reports that. */
    advance: (ref: string, at: Date) => {
      const stage = inbox.advance(ref)
      const raw = JSON.stringify({ id: `${ref} ${stage}`, ref })
      return { headers: signChange(finderSecret, raw, at), raw }
    },
  }
}

/** What it was asked, and how far each is. */
function openInbox() {
  const asked = new Map<string, Asked>()
  const stages = new Map<string, number>()
  const cancelled = new Set<string>()
  return {
    asked,
    put: (kind: string, ref: string, body: Asked): number => {
      if (kind === 'moves' && /handwritten/i.test(body.employer)) return 422
      if (!asked.has(ref)) asked.set(ref, body)
      return asked.has(ref) ? 200 : 201
    },
    cancel: (ref: string): number => {
      if ((stages.get(ref) ?? 0) > 1) return 409
      cancelled.add(ref)
      return 200
    },
    stateOf: (kind: string, ref: string): object | undefined => {
      if (cancelled.has(ref)) return { state: 'cancelled', at: '2030-01-02T15:00:00Z' }
      const known = asked.get(ref)
      return known && (kind === 'questions' ? questionAt : moveAt)(known.employer, stages.get(ref) ?? 0)
    },
    advance: (ref: string): number => {
      const stage = (stages.get(ref) ?? 0) + 1
      stages.set(ref, stage)
      return stage
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return JSON.parse(Buffer.concat(pieces).toString())
}

function questionAt(employer: string, stage: number): object {
  if (stage === 0) return { state: 'waiting' }
  if (/nothing/i.test(employer)) return { state: 'nothing' }
  return /telephone/i.test(employer) ? { state: 'needs-call' } : { state: 'found', balance_cents: 123_456 }
}

function moveAt(employer: string, stage: number): object {
  const at = '2030-01-02T15:00:00Z'
  if (stage === 0) return { state: 'waiting' }
  if (/consent/i.test(employer)) return { state: 'refused', at, why: 'spouse-consent' }
  const payments = [{ name: 'check 1', tax_kind: 'pre-tax', way: 'check', amount_cents: 123_456, at }]
  return stage === 1 ? { state: 'accepted', at } : { state: 'sent', at, payments, is_all: true }
}
