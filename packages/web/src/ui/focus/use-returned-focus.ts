import { type RefObject, useEffect, useRef } from 'react'

/** What was opened in place of its button is closed and nothing is said of it: the focus goes back to the button. */
export function useReturnedFocus<T extends HTMLElement>(isOpen: boolean, opener = 'button'): RefObject<T | null> {
  const place = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.querySelector<T>(opener)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, opener])
  return place
}
