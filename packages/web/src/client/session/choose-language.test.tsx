import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { language } from '../language.ts'
import { done } from '../service/answer.ts'
import { resource } from '../service/resource.ts'
import { chooseLanguage } from './choose-language.ts'

it('what the service says in words is asked for again in the new language', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const greeting = resource(async () => done(language() === 'es' ? 'Hola' : 'Hello'))
  const Greeting = () => <p>{greeting.use().data}</p>
  render(<Greeting />)
  expect(await screen.findByText('Hello')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2_000)
  chooseLanguage('es')
  expect(await screen.findByText('Hola')).toBeTruthy()
  vi.useRealTimers()
})
