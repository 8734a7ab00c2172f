import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useConsent } from '../../client/tracking/use-consent.ts'
import { ConsentBar } from './consent-bar.tsx'

const calm = { kind: 'form' } as const
const bar = () => screen.queryByRole('region', { name: 'Advertising' })

beforeEach(() => {
  setCookie('advertising=; max-age=0; path=/')
  localStorage.clear()
  useConsent.setState({ answer: undefined })
})
afterEach(cleanup)

it('is answered by keyboard, and does not come back', async () => {
  const { unmount } = render(<ConsentBar step={calm} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('No')
  await userEvent.keyboard('{Enter}')
  expect([bar(), document.cookie.includes('advertising=no')]).toEqual([null, true])
  unmount()
  render(<ConsentBar step={calm} />)
  expect([bar(), Object.keys(localStorage)]).toEqual([null, []])
})

it('keeps a yes in the cookie that the service reads, and makes up a name for the browser only then', async () => {
  render(<ConsentBar step={calm} />)
  expect(Object.keys(localStorage)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect([document.cookie.includes('advertising=yes'), Object.keys(localStorage)]).toEqual([true, ['flow:uid']])
})

it.each([{ kind: 'payment' as const }, { kind: 'sign' as const }])('does not ask beside a grave step: %o', (step) => {
  render(<ConsentBar step={step} />)
  expect(bar()).toBeNull()
})

it('does not ask beside a Social Security number', () => {
  render(
    <ConsentBar
      step={{ kind: 'form', fields: [{ type: 'ssn', name: 'ssn', label: 'Number', store: 'personal_information.ssn' }] } as never}
    />,
  )
  expect(bar()).toBeNull()
})

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as browsers do it
  document.cookie = text
}
