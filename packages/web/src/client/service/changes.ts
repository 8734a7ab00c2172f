/** `hasChanged`: what was loaded a moment ago is known to be old, too. */
type AskAgain = (hasChanged: boolean) => void

/** What pages show now, each with its way to be asked for again. */
const shown = new Set<AskAgain>()

/** While it is shown; gives the way to end that. */
export function whileShown(askAgain: AskAgain): () => void {
  shown.add(askAgain)
  return () => {
    shown.delete(askAgain)
  }
}

/** Asks again for everything that is shown: it may have changed on the service, or in another tab. */
export function refreshShown(): void {
  for (const askAgain of shown) askAgain(false)
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('changes')

/** Something was changed here: other tabs of this browser show it as well. */
export function sayChanged(): void {
  channel?.postMessage('changed')
}

/** Follows the changes that are made in other tabs; gives the way to end that. */
export function followChanges(): () => void {
  const heard = () => {
    for (const askAgain of shown) askAgain(true)
  }
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
