/** A list that pages show now: what it holds can be known to be old, and it can be asked for again. */
type Shown = { readonly forget: () => void; readonly askAgain: () => void }

const shown = new Set<Shown>()

/** While it is shown; gives the way to end that. */
export function whileShown(one: Shown): () => void {
  shown.add(one)
  return () => {
    shown.delete(one)
  }
}

/** Asks again for everything that is shown: it may have changed on the service. */
export function refreshShown(): void {
  for (const { askAgain } of shown) askAgain()
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('changes')

/** Something was changed here: other tabs of this browser show it as well. */
export function sayChanged(): void {
  channel?.postMessage('changed')
}

/** Follows the changes that are made in other tabs; gives the way to end that. */
export function followChanges(): () => void {
  const heard = () => {
    // One second counts as fresh otherwise, and an answer on its way may be from before the change.
    for (const { forget } of shown) forget()
    // A tab that nobody sees asks when it is seen again.
    if (document.visibilityState === 'visible') refreshShown()
  }
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
