import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { language, setLanguage } from '../language.ts'
import { type Answer, done } from '../service/answer.ts'
import { resource } from '../service/resource.ts'
import { chooseLanguage } from './choose-language.ts'
import { forgetPerson } from './resets.ts'
import { useSession } from './session.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

/** Words of the service, in the language in which they were asked for, and each answer when it is let come. */
function greetings() {
  const waiting: (() => void)[] = []
  const greeting = resource<string>(
    () =>
      new Promise<Answer<string>>((resolve) => {
        const words = language() === 'es' ? 'Hola' : 'Hello'
        waiting.push(() => resolve(done(words)))
      }),
  )
  const seen: (string | undefined)[] = []
  const Greeting = () => {
    const { data } = greeting.use()
    seen.push(data)
    return <p>{data}</p>
  }
  return { Greeting, seen, asked: () => waiting.length, answer: (which: number) => act(async () => waiting[which]?.()) }
}

it('what the service says in words is asked for again in the new language at once, and stays until it is there', async () => {
  const { Greeting, seen, asked, answer } = greetings()
  render(<Greeting />)
  await answer(0)
  expect(screen.getByText('Hello')).toBeTruthy()
  seen.length = 0
  act(() => chooseLanguage('es'))
  expect(asked()).toBe(2)
  await answer(1)
  expect(screen.getByText('Hola')).toBeTruthy()
  expect(new Set(seen)).toEqual(new Set(['Hello', 'Hola']))
})

it('an answer in the old language that comes late counts for nothing', async () => {
  const { Greeting, answer } = greetings()
  render(<Greeting />)
  act(() => chooseLanguage('es'))
  await answer(1)
  await answer(0)
  expect(screen.getByText('Hola')).toBeTruthy()
})

it('what no page shows when the language changes is asked for again by the next one that does', async () => {
  const { Greeting, asked, answer } = greetings()
  const { unmount } = render(<Greeting />)
  await answer(0)
  unmount()
  act(() => chooseLanguage('es'))
  expect(asked()).toBe(1)
  render(<Greeting />)
  await answer(1)
  expect(screen.getByText('Hola')).toBeTruthy()
})

it('of two languages that are chosen one after the other, the account has the last: one is told at a time', async () => {
  const answers: (() => void)[] = []
  signedInBrowser()
  const asked = stubService({
    'POST /api/v1/accounts/settings/language/update/': ({ body }) =>
      new Promise((resolve) => {
        answers.push(() => resolve({ body }))
      }),
  })
  useSession.setState({ user: ada })
  chooseLanguage('es')
  chooseLanguage('en')
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => expect(asked.map(({ body }) => body.language)).toEqual(['es', 'en']))
  answers[1]?.()
})
