import { describe, expect, it } from 'vitest'
import { moveClock } from '../faults/support/pass-time.ts'
import { addIra, register, savePersonalInformation } from './support/acts.ts'
import { violations } from './support/axe.ts'
import { newPerson } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'

const dayMs = 86_400_000

describe('closing an account', { timeout: longestMs }, () => {
  const stage = openStage({ mayBeAhead: true })

  it('is asked for, taken back, asked for again, and after a week nobody signs in', async () => {
    const visitor = await stage().take('phone')
    const { page } = visitor
    const person = newPerson()
    const send = await register(visitor, person)
    await savePersonalInformation(send, person)
    await addIra(send)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByText('What the law makes us keep').waitFor()
    expect(await violations(page)).toEqual([])
    await ask()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('button', { name: 'Close my account' }).click()
    await ask()
    expect(await violations(page)).toEqual([])

    await moveClock(stage().service.books, 9 * dayMs)
    await page.goto('/signin')
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin')

    async function ask(): Promise<void> {
      await page.getByLabel('Type your e-mail address to confirm').fill(person.email)
      await page.getByRole('button', { name: 'Close my account' }).click()
      await page.getByText('Your account will be closed after').waitFor()
    }
  })
})
