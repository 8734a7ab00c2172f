import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { DonutChart } from './donut-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { ShareBars } from './share-bars.tsx'

afterEach(cleanup)

const chart = (
  <LineChart
    title="What you owe"
    sentence="What you owe falls from $9,000 to nothing in 4 years."
    lines={[
      {
        label: 'You owe',
        points: [
          { at: 0, value: 9_000 },
          { at: 48, value: 0 },
        ],
      },
    ]}
    bands={[
      {
        label: 'Growth you may miss',
        points: [
          { at: 0, low: 0, high: 0 },
          { at: 48, low: 300, high: 1_500 },
        ],
      },
    ]}
    ticks={[
      { at: 0, label: 'now' },
      { at: 48, label: '4 years' },
    ]}
    table={{
      title: 'See all as a table',
      columns: ['Year', 'Owed'],
      rows: [
        ['1', '$7,000'],
        ['2', '$5,000'],
      ],
    }}
  />
)

it('a chart is one image with a sentence, and its figures stand in a table', async () => {
  render(chart)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('What you owe falls from $9,000 to nothing in 4 years.')
  await userEvent.click(screen.getByText('See all as a table'))
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Year', 'Owed'])
  expect(table.getAllByRole('rowheader')).toHaveLength(2)
})

it('a finger or a key goes along a chart, and what it shows there is said', async () => {
  const line = {
    label: 'Worth',
    points: [
      { at: 0, value: 10 },
      { at: 1, value: 20 },
      { at: 2, value: 15 },
    ],
  }
  const readings = line.points.map(({ at, value }) => ({ at, write: () => `Day ${at}: $${value}` }))
  const table = { title: 'As a table', columns: ['Day'], rows: [] }
  const { container } = render(<LineChart title="Worth" sentence="Up." lines={[line]} ticks={[]} table={table} readings={readings} />)
  const slider = screen.getByRole('slider', { name: 'Worth: choose a day' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Day 2: $15')
  expect(container.querySelectorAll('circle')).toHaveLength(0)
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Day 1: $20')
  expect(screen.getByText('Day 1: $20')).toBeTruthy()
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})

it('a chart without readings has no slider', () => {
  render(chart)
  expect(screen.queryByRole('slider')).toBeNull()
})

it('each line is named beside it, so that no colour has to be read', () => {
  render(chart)
  expect(screen.getByText('You owe').tagName).toBe('text')
  expect(screen.getByText('Growth you may miss').tagName).toBe('text')
})

it('every path of a chart is drawn with numbers', () => {
  const { container } = render(chart)
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/)
})

it('parts of a whole have their figures in words', () => {
  render(<ShareBars label="What it holds" shares={[{ id: 'us', label: 'US stocks', percent: 62.5 }]} />)
  expect(within(screen.getByRole('list', { name: 'What it holds' })).getByText('62.5%')).toBeTruthy()
})

it('a donut without a part leaves it out', () => {
  const slices = [
    { id: 'a', label: 'Stocks', percent: 100, look: 'main' as const },
    { id: 'b', label: 'Cash', percent: 0, look: 'second' as const },
  ]
  const { container } = render(<DonutChart sentence="All stocks." slices={slices} middle={{ figure: '100%', label: 'stocks' }} />)
  expect(container.querySelectorAll('path')).toHaveLength(1)
})

it('a long table opens with what fits into its frame, and has every row a moment later, and at once on paper', async () => {
  const rows = Array.from({ length: 120 }, (_none, at) => [`Month ${at + 1}`, '$1.00'])
  const long = { title: 'As a table', columns: ['Month', 'Worth'], rows }
  const figure = <LineChart title="Worth" sentence="Up." lines={[{ label: 'Worth', points: [] }]} ticks={[]} table={long} />
  const opened = render(figure)
  const count = () => opened.container.querySelectorAll('tbody tr').length
  expect(count()).toBeLessThan(rows.length)
  const details = opened.container.querySelector('details')
  if (details) details.open = true
  await expect.poll(count).toBe(rows.length)
  opened.unmount()
  const printed = render(figure)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(printed.container.querySelectorAll('tbody tr')).toHaveLength(rows.length)
})
