/** Scrolls to the element with an id, and focuses it. */
export function leadTo(id: string): void {
  const there = document.getElementById(id)
  there?.scrollIntoView?.({ block: 'center' })
  there?.focus({ preventScroll: true })
}
