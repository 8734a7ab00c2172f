import { expect, it, vi } from 'vitest'
import { paintStrokes } from './paint-strokes.ts'

it('draws lines and dots again as they were drawn', () => {
  const context = { beginPath: vi.fn(), lineTo: vi.fn(), stroke: vi.fn() }
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { offsetWidth: { value: 200 }, offsetHeight: { value: 100 }, getContext: { value: () => context } })
  paintStrokes(canvas, [
    [0, 0, 500, 1_000],
    [1_000, 500],
  ])
  const [, , , end] = context.lineTo.mock.calls
  expect(context.lineTo.mock.calls.slice(0, 3)).toEqual([
    [0, 0],
    [100, 100],
    [200, 50],
  ])
  // A line without a length would not be seen.
  expect(Math.hypot(end?.[0] - 200, end?.[1] - 50)).toBeGreaterThan(0)
  expect(context.stroke).toHaveBeenCalledTimes(2)
})
