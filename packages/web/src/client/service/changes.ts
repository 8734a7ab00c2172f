/** What pages show now, each with its way to be asked for again. */
const shown = new Set<() => void>()

/** While it is shown; gives the way to end that. */
export function whileShown(askAgain: () => void): () => void {
  shown.add(askAgain)
  return () => {
    shown.delete(askAgain)
  }
}

/** Asks again for everything that is shown: it may have changed on the service, or in another tab. */
export function refreshShown(): void {
  for (const askAgain of shown) askAgain()
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('changes')

/** Something was changed here: other tabs of this browser show it as well. */
export function sayChanged(): void {
  channel?.postMessage('changed')
}

/** Follows the changes that are made in other tabs; gives the way to end that. */
export function followChanges(): () => void {
  channel?.addEventListener('message', refreshShown)
  return () => channel?.removeEventListener('message', refreshShown)
}
