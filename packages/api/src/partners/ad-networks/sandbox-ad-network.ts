import type { AdNetwork, AdNetworks } from './ad-network.ts'

/**
 * Stands in for a network: it takes an event, and one it had before once more without counting it. An event whose id begins with
 * “refuse-” is refused, and one whose id begins with “down-” finds nobody there the first time.
 */
export function sandboxAdNetwork(): AdNetwork {
  const missed = new Set<string>()
  return {
    kind: 'sandbox',
    send: async ({ id }) => {
      if (id.startsWith('refuse-')) return 'refused'
      if (!id.startsWith('down-') || missed.has(id)) return 'sent'
      missed.add(id)
      return 'unavailable'
    },
  }
}

/** One for each network. */
export function sandboxAdNetworks(): AdNetworks {
  return { meta: sandboxAdNetwork(), tiktok: sandboxAdNetwork(), impact: sandboxAdNetwork(), google: sandboxAdNetwork() }
}
