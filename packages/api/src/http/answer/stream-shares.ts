import type { Server } from 'node:http'

/** An office may have many people behind one address. */
const mostStreams = 50

const shares = new WeakMap<Server, Map<string, number>>()

/** Gives a stream that stays open its place in the share of an address. Returns what gives it back, or undefined when none is left. */
export function takeStream(server: Server, address: string): (() => void) | undefined {
  const open = shares.get(server) ?? new Map<string, number>()
  shares.set(server, open)
  const count = open.get(address) ?? 0
  if (count >= mostStreams) return undefined
  open.set(address, count + 1)
  return () => {
    const left = (open.get(address) ?? 1) - 1
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
}
