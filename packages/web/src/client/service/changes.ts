type Act = () => void

const held = new Set<Act>()
const shown = new Set<Act>()

/** What is kept from the service, whether a page shows it now or not: it can be known to be old. */
export function whenOld(forget: Act): void {
  held.add(forget)
}

/** What a page shows now can be asked for again; gives the way to end that. */
export function whileShown(askAgain: Act): () => void {
  // Of two that do the same, each ends alone.
  const one = () => askAgain()
  shown.add(one)
  return () => {
    shown.delete(one)
  }
}

/** Asks again for everything that is shown: it may have changed on the service. */
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
  let isOld = false
  const look = () => {
    // A tab that nobody sees asks when it is seen again.
    if (!isOld || document.visibilityState !== 'visible') return
    isOld = false
    refreshShown()
  }
  const heard = () => {
    // One second counts as fresh otherwise, and an answer on its way may be from before the change.
    for (const forget of held) forget()
    isOld = true
    look()
  }
  channel?.addEventListener('message', heard)
  document.addEventListener('visibilitychange', look)
  return () => {
    channel?.removeEventListener('message', heard)
    document.removeEventListener('visibilitychange', look)
  }
}
