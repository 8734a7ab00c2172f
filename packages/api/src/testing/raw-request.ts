import { once } from 'node:events'
import { connect } from 'node:net'

export type RawAnswer = { readonly status: number; readonly headers: ReadonlyMap<string, readonly string[]>; readonly body: string }

/** Sends these very bytes, and reads the answer as it comes over the wire: of a stream that does not end, what came at first. */
export async function rawRequest(port: number, ...parts: readonly string[]): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
    if (/^content-type: text\/event-stream/im.test(text)) socket.destroy()
  })
  for (const part of parts) socket.write(part)
  // A server that has heard enough may close while this end still sends.
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return parse(text)
}

/** A request that asks for one answer only. */
export function requestText(method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = { host: 'localhost', connection: 'close', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  const headers = new Map([...Map.groupBy(pairs, ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value)]))
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) }
}
