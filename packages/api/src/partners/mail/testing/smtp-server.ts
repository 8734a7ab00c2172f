import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** An e-mail as it came over the line. */
type Received = { readonly from: string; readonly to: string; readonly lines: readonly string[] }
type Command = 'CONNECT' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END'
type Settings = {
  /** What is answered instead of yes, by command: "421 Too many". An empty answer is silence. */
  readonly instead?: Partial<Readonly<Record<Command, string>>>
  /** Who may send: "user:password". Everybody unless it is given. */
  readonly account?: string
}

type Session = Settings & {
  readonly socket: Socket
  readonly taken: Received[]
  isKnown: boolean
  from?: string | undefined
  to?: string | undefined
  /** The e-mail so far, while there is one. */
  lines?: string[] | undefined
}

/**
 * A mail server for tests. It keeps to the order of RFC 5321, refuses recipients at refused.example for good, and those at
 * busy.example for now.
 */
export async function smtpServer(settings: Settings = {}) {
  const taken: Received[] = []
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    void converse({ ...settings, socket, taken, isKnown: settings.account === undefined }, heard)
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, taken, heard }
}

async function converse(session: Session, heard: string[]): Promise<void> {
  reply(session, 'CONNECT', '220 test.example')
  for await (const line of createInterface({ input: session.socket })) {
    if (session.lines) readLine(session, session.lines, line)
    else {
      heard.push(line)
      const [, command = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
      const answer = commands[command]
      if (answer) answer(session, rest)
      else session.socket.write('500 What?\r\n')
    }
  }
}

const commands: Readonly<Record<string, (session: Session, rest: string) => void>> = {
  EHLO: (session) => reply(session, 'EHLO', session.account === undefined ? '250 test.example' : '250-test.example\r\n250 AUTH PLAIN'),
  AUTH: (session, rest) => {
    const shown = Buffer.from(rest.replace(/^PLAIN /, ''), 'base64').toString()
    session.isKnown = shown === `\0${session.account?.replace(':', '\0')}`
    reply(session, 'AUTH', session.isKnown ? '235 Welcome' : '535 Who is this?')
  },
  MAIL: (session, rest) => {
    session.from = /^FROM:<([^<>]+)>$/.exec(rest)?.[1]
    reply(session, 'MAIL', !session.isKnown ? '530 Sign in first' : session.from === undefined ? '501 From whom?' : '250 Well')
  },
  RCPT: (session, rest) => {
    const address = /^TO:<([^<>]+)>$/.exec(rest)?.[1]
    const refusal = session.from === undefined ? '503 From whom?' : refusalOf(address)
    if (refusal === undefined) session.to = address
    reply(session, 'RCPT', refusal ?? '250 Well')
  },
  DATA: (session) => {
    if (session.to !== undefined && session.instead?.DATA === undefined) session.lines = []
    reply(session, 'DATA', session.to === undefined ? '503 To whom?' : '354 Go on')
  },
  QUIT: ({ socket }) => socket.end('221 Goodbye\r\n'),
}

function reply({ socket, instead = {} }: Session, command: Command, line: string): void {
  const answer = instead[command] ?? line
  if (answer !== '') socket.write(`${answer}\r\n`)
}

function readLine(session: Session, lines: string[], line: string): void {
  if (line !== '.') {
    lines.push(line.replace(/^\./, ''))
    return
  }
  const { taken, from = '', to = '', instead } = session
  if (instead?.END === undefined) taken.push({ from, to, lines })
  session.lines = undefined
  session.to = undefined
  reply(session, 'END', '250 Taken')
}

function refusalOf(address: string | undefined): string | undefined {
  if (address === undefined) return '501 To whom?'
  if (address.endsWith('@refused.example')) return `550 There is no ${address} here`
  return address.endsWith('@busy.example') ? `451 Try ${address} again later` : undefined
}
