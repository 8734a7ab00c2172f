import { memoryWritten } from '../client/device.ts'

const device = 'reloaded-at'
const notAgainMs = 10_000

/**
 * A part of the page that is no longer there was replaced by a new release while the page was open: loaded anew, the page is whole
 * again, and what was typed is on the device. Not over and over: then it is something else. Without a connection nothing is gone: whoever
 * needs the part says so.
 */
export function reloadForRelease(): () => void {
  const missed = (event: Event) => {
    if (!navigator.onLine) return
    const before = Number(sessionStorage.getItem(device))
    if (Date.now() - before < notAgainMs) return
    event.preventDefault()
    sessionStorage.setItem(device, String(Date.now()))
    void memoryWritten().then(() => location.reload())
  }
  addEventListener('vite:preloadError', missed)
  return () => removeEventListener('vite:preloadError', missed)
}
