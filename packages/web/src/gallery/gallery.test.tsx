import { scenes } from '@app/schemas/flow/steps/step'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

it('shows every part of it, with every picture', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
  render(<Gallery />)
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(5)
  for (const name of scenes) expect(screen.getByText(name)).toBeTruthy()
  vi.unstubAllGlobals()
})
