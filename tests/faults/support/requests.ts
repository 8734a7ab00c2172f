import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'

export type Outcome = {
  /** Undefined: the connection was lost before the answer was whole. */
  readonly status: number | undefined
  readonly tookMs: number
  /** Whether the service said that the connection ends with this answer. */
  readonly isLast: boolean
}

/** A request that has begun; what is left of its body is sent by `finish`. */
export type Begun = { readonly finish: (rest: string) => void; readonly outcome: Promise<Outcome> }

/** Clients of Node would not use a connection again that the service keeps for a short time only. */
export function openConnections(most = Number.POSITIVE_INFINITY): Agent {
  return new Agent({ keepAlive: true, agentKeepAliveTimeoutBuffer: 0, maxSockets: most })
}

/** On a connection of its own, unless it is said on which. */
export async function get(port: number, path: string, agent: Agent | false = false): Promise<Outcome> {
  const begunAt = performance.now()
  return outcomeOf(request({ port, path, agent }).end(), begunAt)
}

/** Sends the head of a request and the first part of its body. */
export function beginPost(port: number, path: string, part: string, wholeBytes: number, agent: Agent | false = false): Begun {
  const headers = { 'content-type': 'application/json', 'content-length': wholeBytes }
  const begun = request({ port, path, method: 'POST', agent, headers })
  if (part) begun.write(part)
  return { finish: (rest) => void begun.end(rest), outcome: outcomeOf(begun, performance.now()) }
}

/**
 * One connection that asks again and again until the service ends it: by saying so in an answer, or by closing it while
 * nothing is asked on it. What was asked and not answered is lost.
 */
export async function askUntilAnswered(port: number, path: string, pauseMs: () => number) {
  const agent = openConnections(1)
  let isClosed = false
  agent.once('free', (socket) =>
    socket.once('close', () => {
      isClosed = true
    }),
  )
  let answered = 0
  for (;;) {
    const { status, isLast } = await get(port, path, agent)
    if (status === undefined) return { answered, lost: 1 }
    answered++
    await new Promise((resolve) => setTimeout(resolve, pauseMs()))
    if (isLast || isClosed) return { answered, lost: 0 }
  }
}

async function outcomeOf(asked: ClientRequest, begunAt: number): Promise<Outcome> {
  const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
    asked.once('response', resolve)
    asked.once('error', () => resolve(undefined))
  })
  const isWhole = answer !== undefined && (await endOf(answer))
  const tookMs = performance.now() - begunAt
  return { status: isWhole ? answer.statusCode : undefined, tookMs, isLast: answer?.headers.connection === 'close' }
}

async function endOf(answer: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    answer.once('end', () => resolve(answer.complete))
    answer.once('close', () => resolve(answer.complete))
    answer.once('error', () => resolve(false))
    answer.resume()
  })
}
