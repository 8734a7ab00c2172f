import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Contract } from '@app/schemas/api/contract'

/** Somebody who makes calls from an address of their own. */
export type Caller = { readonly port: number; readonly address: string; readonly agent: Agent; readonly token?: string }

export type Sent = {
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Shaped<Answer> = Pick<Contract, 'method' | 'path' | 'status'> & {
  readonly answer: { readonly parse: (given: unknown) => Answer }
}

const patienceMs = 60_000

export function callerFrom(address: string, port: number): Caller {
  return { port, address, agent: new Agent({ keepAlive: true, maxSockets: 1, agentKeepAliveTimeoutBuffer: 0 }) }
}

/** The answer; nothing when it was lost or the service had no database: then it may have happened, or not. All else is a fault. */
export async function call<Answer>(caller: Caller, contract: Shaped<Answer>, sent: Sent = {}): Promise<Answer | undefined> {
  const answer = await exchange(caller, contract, sent)
  if (answer === undefined || answer.status === 503) return undefined
  if (answer.status !== contract.status) throw new Error(`${contract.method} ${contract.path} gave ${answer.status}: ${answer.said}`)
  return contract.answer.parse(JSON.parse(answer.said))
}

/** What comes back, whatever it says; nothing when it was lost on the way. */
export async function exchange(
  { port, address, agent, token }: Caller,
  { method, path: pattern }: Pick<Contract, 'method' | 'path'>,
  { params, headers = {}, body }: Sent,
) {
  const path = pattern.replace(/\{([^}]*)\}/g, (_, name: string) => params?.[name] ?? '')
  const asked = request({ host: '127.0.0.1', port, path, method, agent, localAddress: address, timeout: patienceMs })
  for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value)
  if (token !== undefined) asked.setHeader('authorization', `Bearer ${token}`)
  if (body !== undefined) asked.setHeader('content-type', 'application/json')
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject)
      asked.once('timeout', () => asked.destroy(new Error('The service said nothing.')))
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
    return { status: answer.statusCode ?? 0, said: await text(answer) }
  } catch {
    return undefined
  }
}
