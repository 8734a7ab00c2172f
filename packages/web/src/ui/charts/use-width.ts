import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const firstGuessPx = 320

/** How wide an element is, so that what is drawn in it keeps the size of its letters at every width. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const box = useRef<E>(null)
  const [width, setWidth] = useState(firstGuessPx)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || firstGuessPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
