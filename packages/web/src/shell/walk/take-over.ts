let waitings = 0

/** While all that there is to show is that more is coming, what the service has drawn of the page stays. Call the answer when it has come. */
export function stayWithDrawn(): () => void {
  waitings++
  return () => {
    waitings--
    // Another one may wait from now on in its place: that is known when everything of this moment is done, and nothing is painted yet.
    queueMicrotask(becomeVisible)
  }
}

function becomeVisible(): void {
  if (waitings > 0) return
  const drawn = document.getElementById('first-view')
  const root = document.getElementById('root')
  const used = drawn?.contains(document.activeElement) ? document.activeElement : undefined
  drawn?.remove()
  root?.removeAttribute('hidden')
  // Whoever types goes on typing, in the same field; whoever is on a link stays on it.
  if (root && used) sameIn(root, used)?.focus({ preventScroll: true })
}

function sameIn(root: HTMLElement, used: Element): HTMLElement | null {
  if (used instanceof HTMLInputElement) return document.getElementById(used.id)
  return root.querySelector<HTMLElement>(`a[href="${used.getAttribute('href')}"]`)
}
