/** What has a name of its own, for somebody who hears the page. */
const named = 'section, form, fieldset, li, dialog'

/**
 * What has the focus may go: a button that is done with, a line that is taken off. Where nothing else takes the focus, it stays with the part
 * of the page in which that stood, so that the keyboard goes on from there. Where the whole page went, the next one begins at its heading.
 */
export function keepFocus(): void {
  let last: Element | undefined
  let around: readonly HTMLElement[] = []
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined
    around = last?.closest('main') ? partsAround(last) : []
  })
  const look = () => {
    const [gone, parts] = [last, around]
    if (!gone || gone.isConnected) return
    last = undefined
    // A page that knows better has done so by the next frame but one.
    requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === document.body && goOnIn(parts)))
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

/** The innermost first, up to the whole page. */
function partsAround({ parentElement: part }: Element): readonly HTMLElement[] {
  return !part || part.matches('main') ? [] : [part, ...partsAround(part)]
}

function goOnIn(parts: readonly HTMLElement[]): void {
  const left = parts.filter((part) => part.isConnected)
  const place = left.find((part) => part.matches(named)) ?? left[0]
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
