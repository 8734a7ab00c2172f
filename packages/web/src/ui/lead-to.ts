/** Brings what stands in the page under an id into view, and the focus to it. */
export function leadTo(id: string): void {
  const there = document.getElementById(id)
  there?.scrollIntoView?.({ block: 'center' })
  there?.focus({ preventScroll: true })
}
