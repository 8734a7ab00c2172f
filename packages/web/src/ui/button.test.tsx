import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { translateTexts } from '../testing/translate-texts.ts'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('a button on a page that the browser translates', () => {
  it('shows that it is at work, and is the same again after that', () => {
    const { rerender } = render(<Button>Continue</Button>)
    translateTexts(document.body)
    rerender(<Button isBusy>Continue</Button>)
    rerender(<Button>Continue</Button>)
    expect(screen.getByRole('button').textContent).toBe('[Continue]')
  })

  it('says what it is for now', () => {
    const { rerender } = render(<Button isBusy>Continue</Button>)
    translateTexts(document.body)
    rerender(<Button>Go on</Button>)
    expect(screen.getByRole('button').textContent).toBe('Go on')
  })
})
