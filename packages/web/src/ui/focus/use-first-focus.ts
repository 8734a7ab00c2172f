import { type RefObject, useEffect, useRef } from 'react'

/** What opens in place of its button begins at its first field, or at itself while that is on its way. A part that has the focus keeps it. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const opened = useRef<T>(null)
  useEffect(() => {
    const place = opened.current
    // The page itself, or what this is a part of: then nothing inside has it.
    if (!place || !document.activeElement?.contains(place)) return
    const first = place.querySelector<HTMLElement>('input, select, textarea') ?? place
    first.focus()
  }, [])
  return opened
}
