import { type RefObject, useEffect, useRef } from 'react'

/** Whatever a button opens, closes or takes away: the focus goes on to what is named here, once it is drawn. */
export function useNextFocus(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    box.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })
  return (selector) => {
    next.current = selector
  }
}
