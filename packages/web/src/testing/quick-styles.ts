/** What a style of the element’s own could say of the three properties that are answered here. */
const saysSomething = /display|visibility|pointer-events|\ball\b/i

const hasOwnStyle = (element: Element): boolean => saysSomething.test(element.getAttribute('style') ?? '')

/** Parts of a table are collapsed by `hidden`, and what is in them with them. */
const tableParts = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'])

const isCollapsed = (element: Element): boolean => tableParts.has(element.localName) && element.hasAttribute('hidden')

/** Whether they are displayed depends on more than their name, type and `hidden`: on what they are in, on whether they are open. */
const isDisplayedOtherwise = (element: Element): boolean =>
  element.localName === 'dialog' || element.localName === 'summary' || element.hasAttribute('popover')

/** Neither the element nor anything that it could inherit from says how it is to be. */
function inheritsNothing(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (hasOwnStyle(at) || isCollapsed(at)) return false
  return true
}

/**
 * In a document without style sheets an element looks as its name says, unless its own style or that of what it is in says otherwise. After
 * each change of the page jsdom holds the whole sheet of a browser against every element that it is asked about: a quarter of the time of
 * tests of pages, which ask of each element with a role whether it is displayed, visible and to be pressed, and nothing else. These three
 * are answered from what jsdom said of the first element of its kind. Whatever may be otherwise, and anything else, jsdom is asked itself.
 */
export function quickStyles(ask: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>()

  const display = (element: Element): string => {
    if (hasOwnStyle(element) || isDisplayedOtherwise(element)) return ask(element).display
    const kind = `${element.localName} ${element.getAttribute('type')} ${element.getAttribute('hidden')}`
    const known = displays.get(kind) ?? ask(element).display
    displays.set(kind, known)
    return known
  }
  const visibility = (element: Element): string => (inheritsNothing(element) ? 'visible' : ask(element).visibility)
  const pointerEvents = (element: Element): string => (inheritsNothing(element) ? 'auto' : ask(element).pointerEvents)

  const quick = new Map<string | symbol, (element: Element) => string>([
    ['display', display],
    ['visibility', visibility],
    ['pointerEvents', pointerEvents],
    ['pointer-events', pointerEvents],
  ])
  const style = ask(document.documentElement)

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return ask(element, pseudo)
    return new Proxy(style, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return (name: string) => quick.get(name)?.(element) ?? ask(element).getPropertyValue(name)
        const answer = quick.get(property)
        if (answer) return answer(element)
        const asked = ask(element)
        const value: unknown = Reflect.get(asked, property)
        return typeof value === 'function' ? value.bind(asked) : value
      },
    })
  }
}
