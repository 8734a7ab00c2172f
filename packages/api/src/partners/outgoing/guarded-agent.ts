import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent } from 'undici'

const connectTimeoutMs = 5_000

/**
 * Connects to addresses of the open internet only: a name that is allowed, and is made to point into our own network, leads nowhere.
 * Only an address that stands among the allowed ones as a number may be one of ours.
 */
export function guardedAgent(allowed: readonly string[]): Agent {
  const numbers: ReadonlySet<string> = new Set(allowed.map((origin) => new URL(origin).hostname).filter((host) => isIP(host) !== 0))
  const guarded: LookupFunction = (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const open = addresses?.filter(({ address }) => isOpen(address) || numbers.has(address)) ?? []
      const [first] = open
      if (error || !first) return done(error ?? new Error('The name leads to no address of the internet.'), '')
      if (options.all) return done(null, open)
      done(null, first.address, first.family)
    })
  return new Agent({ connect: { lookup: guarded, timeout: connectTimeoutMs }, connections: 20, pipelining: 1 })
}

export function isOpen(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
