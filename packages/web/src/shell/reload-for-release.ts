import { tabStorage } from '../client/browser-storage.ts'
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
    const before = Number(tabStorage.read(device) ?? 0)
    if (Date.now() - before < notAgainMs) return
    // A browser that does not keep it would load the page anew for ever.
    if (!tabStorage.write(device, String(Date.now()))) return
    event.preventDefault()
    void memoryWritten().then(() => location.reload())
  }
  addEventListener('vite:preloadError', missed)
  return () => removeEventListener('vite:preloadError', missed)
}
