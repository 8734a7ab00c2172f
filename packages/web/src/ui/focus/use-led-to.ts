import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** What people do who no longer wait to be led. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Opens a page at the part that its address names. Until the person acts, the part stays in place: what is above it comes later, and is
 * longer or shorter than what stood for it.
 */
export function useLedTo(page: RefObject<Element | null>): void {
  const { hash } = useLocation()
  const isOpened = useRef(false)
  useEffect(() => {
    const part = document.getElementById(hash.slice(1))
    const isLater = isOpened.current
    isOpened.current = true
    // From within the page people see the way there.
    if (isLater) return void part?.scrollIntoView?.()
    return part && page.current ? keepInPlace(part, page.current) : undefined
  }, [hash, page])
}

/** Gives what ends it. */
function keepInPlace(part: Element, page: Element): () => void {
  // At once: one that takes its time ends where the part was when it began. Newer browsers answer with a promise.
  const lead = () => void part.scrollIntoView?.({ behavior: 'instant' })
  lead()
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const watching = new ResizeObserver(lead)
  watching.observe(page)
  const ended = new AbortController()
  const end = () => {
    watching.disconnect()
    ended.abort()
  }
  for (const act of acts) addEventListener(act, end, { passive: true, signal: ended.signal })
  return end
}
