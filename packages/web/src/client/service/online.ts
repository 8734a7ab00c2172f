import { useSyncExternalStore } from 'react'

/** Whether the browser believes that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}

/** Calls back once the connection is there again. */
export function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback, { once: true })
  return () => removeEventListener('online', callback)
}

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
