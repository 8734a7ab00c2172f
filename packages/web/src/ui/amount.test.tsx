import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { translateTexts } from '../testing/translate-texts.ts'
import { Amount } from './amount.tsx'

afterEach(cleanup)

describe('an amount on a page that the browser translates', () => {
  it('is the one of now', () => {
    const { container, rerender } = render(<Amount dollars={1200} />)
    translateTexts(container)
    rerender(<Amount dollars={3400} />)
    expect(container.textContent).toBe('$3,400')
  })

  it('is the one of now at both ends of a range', () => {
    const { container, rerender } = render(<Amount dollars={1200} to={1500} />)
    translateTexts(container)
    rerender(<Amount dollars={3400} to={3900} />)
    expect(container.textContent).toBe('$3,400 – $3,900')
  })
})
