import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLedTo } from './use-led-to.ts'

const led: unknown[] = []
let resize: (() => void) | undefined

beforeEach(() => {
  led.length = 0
  resize = undefined
  // jsdom shows nothing: it neither scrolls nor measures.
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, how?: { behavior: string }) {
      led.push([this.id, how?.behavior])
      return Promise.resolve()
    },
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measured: () => void) {
        resize = measured
      }
      observe() {}
      disconnect() {
        resize = undefined
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function Page() {
  const page = useRef<HTMLDivElement>(null)
  const go = useNavigate()
  useLedTo(page)
  return (
    <div ref={page}>
      <section id="cards" />
      <section id="links" />
      <button type="button" onClick={() => void go('#cards')}>
        Cards
      </button>
    </div>
  )
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )

it('a page opens at the part that its address names, and stays there while what is above it comes', () => {
  open('/settings#links')
  expect(led).toEqual([['links', 'instant']])
  resize?.()
  expect(led).toEqual([
    ['links', 'instant'],
    ['links', 'instant'],
  ])
  expect(cleanup).not.toThrow()
})

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('people who act are left where they are: %s', (happens) => {
  open('/settings#links')
  act(() => void dispatchEvent(new Event(happens)))
  expect(resize).toBeUndefined()
})

it('from within the page the way there is seen, and an address without a part leads nowhere', () => {
  open('/settings')
  expect(led).toEqual([])
  act(() => screen.getByRole('button').click())
  expect(led).toEqual([['cards', undefined]])
})
