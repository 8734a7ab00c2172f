import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShortTable } from './short-table.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const table = {
  title: 'Payments',
  columns: ['Date', 'Payment', 'Interest', 'Still owed'],
  few: [0, 1, 3],
  rows: [['Sep 21', '$194.37', '$51.67', '$7,857.30']],
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const openOn = (isNarrow: boolean) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }))
  render(<ShortTable {...table} />)
}

it('on a phone a row is one line with the few figures that matter, and has all of them when asked for', async () => {
  openOn(true)
  expect(heads()).toEqual(['Date', 'Payment', 'Still owed'])
  expect(screen.getByRole('row', { name: 'Sep 21 $194.37 $7,857.30' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show every column' }))
  expect(heads()).toEqual(table.columns)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer columns' }))
  expect(heads()).toHaveLength(3)
})

it('where there is room it has every column, and nothing to press', () => {
  openOn(false)
  expect(heads()).toEqual(table.columns)
  expect(screen.queryByRole('button')).toBeNull()
})
