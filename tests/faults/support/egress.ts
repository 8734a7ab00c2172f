import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Where a process has connected to or sent something: an address of the network with its port, or the path of a socket. */
export type Reached = {
  readonly addresses: readonly { readonly address: string; readonly port: number }[]
  readonly sockets: readonly string[]
  /** Names that somebody was asked the addresses of. */
  readonly names: readonly string[]
}

const portOfNames = 53

export function hasStrace(): boolean {
  return spawnSync('strace', ['-V']).status === 0
}

/** What comes before a command so that everything it and its children connect to is written to that file. */
export function tracedInto(file: string): readonly string[] {
  // As a grandchild of the command, so that the command has its own process id, and gets the signals meant for it.
  return ['strace', '-D', '-f', '--seccomp-bpf', '-qq', '-xx', '-s', '96', '-e', 'trace=connect,sendto,sendmsg,sendmmsg', '-o', file]
}

export function readReached(file: string): Reached {
  const lines = readFileSync(file, 'utf8').split('\n')
  const addresses = lines.flatMap((line) => {
    const address = /sin6?_addr=inet_(?:addr|pton)\((?:AF_INET6?, )?"([^"]+)"|inet_pton\(AF_INET6, "([^"]+)"/.exec(line)
    const port = /sin6?_port=htons\((\d+)\)/.exec(line)?.[1]
    return address && port !== undefined ? [{ address: bytesOf(address[1] ?? address[2] ?? '').toString(), port: Number(port) }] : []
  })
  const sockets = lines.flatMap((line) => {
    const path = /sun_path="([^"]*)"/.exec(line)?.[1]
    return path === undefined ? [] : [bytesOf(path).toString()]
  })
  return { addresses: distinct(addresses), sockets: distinct(sockets), names: distinct(lines.flatMap(namesIn)) }
}

/** The servers that this computer asks for the addresses of names. */
function nameServers(): readonly string[] {
  const text = readFileSync('/etc/resolv.conf', 'utf8')
  return [...text.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address]) => address ?? '')
}

export function isNameServer({ address, port }: Reached['addresses'][number]): boolean {
  return port === portOfNames && nameServers().includes(address)
}

export function isThisComputer({ address }: Reached['addresses'][number]): boolean {
  return /^127\.|^::1$|^::ffff:127\./.test(address)
}

/** The questions in messages that look like those to a name server: one question, none of the answers. */
function namesIn(line: string): readonly string[] {
  return [...line.matchAll(/"((?:\\x[0-9a-f]{2}){17,})"/g)].flatMap(([, text = '']) => {
    const bytes = bytesOf(text)
    if (bytes.subarray(4, 10).toString('hex') !== '000100000000') return []
    const labels: string[] = []
    for (let at = 12, length = bytes[at] ?? 0; length > 0 && length < 64; at += length + 1, length = bytes[at] ?? 0)
      labels.push(bytes.toString('latin1', at + 1, at + 1 + length))
    return labels.length > 1 ? [labels.join('.')] : []
  })
}

/** Texts are written byte by byte, so that nothing in them can be mistaken. */
function bytesOf(text: string): Buffer {
  return /^(\\x[0-9a-f]{2})*$/.test(text) ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text)
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
