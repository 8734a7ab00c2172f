import { isIPv6 } from 'node:net'
import { blindIndex } from './blind-index.ts'
import type { KeyRing } from './key-ring.ts'

const groupCount = 8
const networkGroups = 4
const widerGroups = 3
const widerBytes = 3

/** What the tries from a network address are counted under. It does not show the address. */
export function networkAddressKey(keys: KeyRing, address: string): string {
  return blindIndex(keys, { table: 'attempts', column: 'key' }, networkOf(address))
}

/** The same for the network around it: one who rents 256 addresses, or 65,536 networks of IPv6, is still one. */
export function widerNetworkKey(keys: KeyRing, address: string): string {
  const network = networkOf(address)
  const isIPv4 = network.includes('.')
  const wider = isIPv4 ? network.split('.').slice(0, widerBytes).join('.') : network.split(':').slice(0, widerGroups).join(':')
  return blindIndex(keys, { table: 'attempts', column: 'key' }, wider)
}

/** An IPv4 address is one sender. Of IPv6 a sender has all addresses that begin with the same 64 bits, and may use a new one each time. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? groups.slice(6).flatMap(twoBytes).join('.') : groups.slice(0, networkGroups).join(':')
}

/** All eight, in hex. A URL writes an address in one way only, with at most one gap. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  return [...(before ?? []), ...Array<string>(groupCount - (before?.length ?? 0) - (after?.length ?? 0)).fill('0'), ...(after ?? [])]
}

function twoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
