import type { BotCheck } from './bot-check.ts'

/** Stands in for the check: every token passes once, but for “refuse”, “refuse-…”, and “unavailable”, which is never answered. */
export function sandboxBotCheck(): BotCheck {
  const used = new Set<string>()
  return {
    kind: 'sandbox',
    check: async (token) => {
      if (token === 'unavailable') return 'unavailable'
      if (/^refuse(-|$)/.test(token) || used.has(token)) return 'refused'
      // Only made to be seen twice: pages of the sandbox send the same word each time.
      if (token.startsWith('once-')) used.add(token)
      return 'passed'
    },
  }
}
