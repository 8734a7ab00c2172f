import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FittingTable } from './fitting-table.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const table = {
  title: 'Ways',
  columns: ['From', 'Rate a year', 'Each month'],
  rows: [
    ['Your own 401(k)', '7.75%', '$156.11'],
    ['Northwind', '9%', ''],
  ],
}

/** A page that is made wider or narrower. */
function page(isNarrow: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isNarrow })
  vi.stubGlobal('matchMedia', () => list)
  return (narrow: boolean) => {
    list.matches = narrow
    act(() => void list.dispatchEvent(new Event('change')))
  }
}

it('on a phone each row is a card with the same figures, and says nothing where it has none', () => {
  page(true)
  render(<FittingTable {...table} />)
  const [own, other] = within(screen.getByRole('list', { name: 'Ways' })).getAllByRole('article')
  expect(own?.textContent).toBe('Your own 401(k)Rate a year7.75%Each month$156.11')
  expect(other?.textContent).toBe('NorthwindRate a year9%')
})

it('where there is room it is a table, also once the page is made wider', () => {
  const make = page(true)
  render(<FittingTable {...table} />)
  expect(screen.queryByRole('table')).toBeNull()
  make(false)
  expect(screen.getByRole('row', { name: 'Your own 401(k) 7.75% $156.11' })).toBeTruthy()
})
