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
  const typedInto = drawn && document.activeElement instanceof HTMLInputElement && drawn.contains(document.activeElement)
  const id = typedInto ? document.activeElement?.id : undefined
  drawn?.remove()
  document.getElementById('root')?.removeAttribute('hidden')
  // A person who types already goes on typing, in the same field.
  if (id !== undefined) document.getElementById(id)?.focus({ preventScroll: true })
}
