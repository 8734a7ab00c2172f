import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const wrong = [{ text: 'Enter an amount.' }]

it('the title of the window says that something is wrong until nothing is, on the page and in a dialog over it', () => {
  document.title = 'Your transfers'
  const drawn = (onPage: boolean, inDialog: boolean) => (
    <>
      <ErrorSummary wrong={onPage ? wrong : []} attempt={1} />
      {inDialog && <ErrorSummary wrong={wrong} attempt={1} />}
    </>
  )
  const { rerender } = render(drawn(true, false))
  const titles = [drawn(true, true), drawn(true, false), drawn(false, false)].map((next) => {
    rerender(next)
    return document.title
  })
  expect(titles).toEqual(['Error: Your transfers', 'Error: Your transfers', 'Your transfers'])
})
