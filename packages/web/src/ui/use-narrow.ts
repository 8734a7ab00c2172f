import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 40rem)'

/** Whether the page is as narrow as a phone, or enlarged until it is: too narrow for a table of several columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => hasMedia() && matchMedia(narrow).matches,
    () => false,
  )
}

function follow(changed: () => void): () => void {
  if (!hasMedia()) return () => undefined
  const list = matchMedia(narrow)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

function hasMedia(): boolean {
  return typeof matchMedia === 'function'
}
