import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickStyles } from './quick-styles.ts'

/** A window of its own: nobody has put anything in the place of what it says itself. */
const frame = document.createElement('iframe')
let page: Document
let real: typeof getComputedStyle
let quick: typeof getComputedStyle

beforeEach(() => {
  document.body.append(frame)
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('no window in the frame')
  page = contentDocument
  real = contentWindow.getComputedStyle.bind(contentWindow)
  quick = quickStyles(real)
})
afterEach(() => frame.remove())

// A `style` would be a sheet: see below.
const names =
  'a abbr address area article aside b base blockquote br button caption cite code col colgroup datalist dd details dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 head header hr i iframe img input label legend li link main mark menu meta meter nav noscript object ol optgroup option output p pre progress rp rt ruby s search section select slot small span strong sub summary sup table tbody td template textarea tfoot th thead title tr u ul var video wbr own-element svg path title'.split(
    ' ',
  )
const attributes = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { popover: '' },
  { open: '' },
  { type: 'hidden' },
  { type: 'HIDDEN', hidden: '' },
  { style: 'color: red' },
]
const ownStyles = [
  'display: none',
  'display: flex',
  'visibility: hidden',
  'pointer-events: none',
  'visibility: inherit; display: inherit',
  'all: unset',
]

/** Everything that Testing Library, its names of elements and its user ask of a style. */
const asked = (style: CSSStyleDeclaration) => ({
  display: [style.display, style.getPropertyValue('display')],
  visibility: [style.visibility, style.getPropertyValue('visibility')],
  pointerEvents: [style.pointerEvents, style.getPropertyValue('pointer-events')],
})

function put(into: Element, name: string, given: Record<string, string>, namespace = 'http://www.w3.org/1999/xhtml'): Element {
  const element = page.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value)
  into.append(element)
  return element
}

function expectSame(): void {
  for (const element of page.querySelectorAll('*')) expect(asked(quick(element)), element.outerHTML).toEqual(asked(real(element)))
}

test('every element is as jsdom says, with each attribute that hides or shows', () => {
  for (const name of names) put(page.body, name, {})
  for (const given of attributes) {
    for (const name of ['dialog', 'div', 'embed', 'input', 'p', 'summary', 'tbody', 'td']) put(page.body, name, given)
    for (const name of ['path', 'title']) put(page.body, name, given, 'http://www.w3.org/2000/svg')
  }
  expect(page.styleSheets, 'one would have jsdom asked of everything').toHaveLength(0)
  expectSame()
})

test('so is what has a style of its own, and what is in it', () => {
  for (const style of ownStyles)
    for (const name of ['div', 'tr', 'svg', 'button']) {
      const outer = put(page.body, name, { style })
      put(put(outer, 'span', {}), 'b', {})
      put(put(outer, 'p', { style: 'visibility: visible; pointer-events: auto' }), 'input', {})
    }
  expectSame()
})

test('so is what is in something that is hidden or closed', () => {
  for (const given of attributes)
    for (const name of ['tbody', 'tr', 'details', 'dialog', 'div']) {
      const outer = put(page.body, name, given)
      for (const inner of ['summary', 'summary', 'td', 'b']) put(outer, inner, {})
    }
  expectSame()
})

test('what changes is as it is now', () => {
  const outer = put(page.body, 'tr', {})
  const button = put(outer, 'button', {})
  const changes = [
    () => button.toggleAttribute('hidden'),
    () => button.toggleAttribute('hidden'),
    () => outer.toggleAttribute('hidden'),
    () => outer.setAttribute('style', 'visibility: hidden; pointer-events: none'),
    () => outer.removeAttribute('style'),
    () => page.body.append(button),
  ]
  expectSame()
  for (const change of changes) {
    change()
    expectSame()
  }
})

test('a sheet counts from when it is there, and until it is gone', () => {
  const button = put(page.body, 'button', {})
  expect(asked(quick(button))).toMatchObject({ display: ['inline-block', 'inline-block'], visibility: ['visible', 'visible'] })
  const sheet = put(page.head, 'style', {})
  sheet.textContent = 'button { display: none; visibility: hidden; pointer-events: none } button::before { content: "new" }'
  expect(asked(quick(button))).toMatchObject({ display: ['none', 'none'], pointerEvents: ['none', 'none'] })
  expectSame()
  sheet.remove()
  expect(asked(quick(button))).toMatchObject({ display: ['inline-block', 'inline-block'], visibility: ['visible', 'visible'] })
  expectSame()
})

test('whatever else is asked, jsdom says it', () => {
  expect(quick(page.body).content).toBe(real(page.body).content)
  const bold = put(page.body, 'b', { style: 'color: rgb(1, 2, 3)' })
  expect(quick(bold).fontWeight).toBe(real(bold).fontWeight)
  expect(quick(bold).getPropertyValue('color')).toBe('rgb(1, 2, 3)')
  expect(quick(bold).length).toBe(real(bold).length)
  expect(quick(bold).item(0)).toBe(real(bold).item(0))
})
