import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Choice } from './combobox-choice.ts'

/** Which choice is pointed at, and what the keys do: the focus stays in the line. */
export function useCombobox(choices: readonly Choice[], list: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at, list])
  const isShown = isOpen && choices.length > 0
  const active = isShown ? choices[at] : undefined
  const toggle = (open: boolean) => {
    setOpen(open)
    setAt(-1)
  }
  const pick = (choice: Choice) => {
    choice.onPick()
    toggle(false)
  }
  const keyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(nextAt(isShown ? at : -1, key === 'ArrowDown' ? 1 : -1, choices.length))
    } else if (isShown && (key === 'Escape' || key === 'Enter') && !nativeEvent.isComposing) {
      // Enter with an open list answers this question; it does not send the page.
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Enter' && active) pick(active)
      else toggle(false)
    }
  }
  return { isOpen, isShown, at, active, toggle, pick, keyDown }
}

/** Wraps around; before the first choice is the text itself. */
function nextAt(at: number, by: 1 | -1, count: number): number {
  if (at === -1) return by === 1 ? 0 : count - 1
  const next = at + by
  return next >= count ? -1 : next
}
