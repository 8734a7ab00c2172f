import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage, useWords } from '../../client/language.ts'
import { PageHeading } from '../page-heading.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(() => {
  cleanup()
  setLanguage('en')
  vi.unstubAllGlobals()
})

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

it('it still says so when another language is chosen, also where the words of the page come a moment later', () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const Page = ({ late }: { readonly late?: string }) => (
    <>
      <PageHeading title={useWords({ en: 'Settings', es: 'Ajustes' })} section={late} />
      <ErrorSummary wrong={wrong} attempt={1} />
    </>
  )
  const { rerender, unmount } = render(<Page />)
  const titles = [document.title]
  act(() => setLanguage('es'))
  titles.push(document.title)
  rerender(<Page late="Cuenta" />)
  titles.push(document.title)
  unmount()
  expect([...titles, document.title]).toEqual(['Error: Settings', 'Error: Ajustes', 'Error: Ajustes - Cuenta', 'Ajustes - Cuenta'])
})
