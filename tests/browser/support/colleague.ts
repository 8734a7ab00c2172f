import { setTimeout } from 'node:timers/promises'
import { staffCommand } from '@app/api/staff'
import { codeAt } from '@app/api/testing-codes'
import { makeAccount } from './account-page.ts'
import type { Visitor } from './browser.ts'
import { lookEveryMs, patienceMs } from './patience.ts'
import { newPerson, type Person } from './person.ts'
import type { BrowserService } from './service.ts'

/** The first colleague of a service is invited on the command line; gives the link. */
export async function inviteFirst({ beside }: BrowserService, email: string): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await staffCommand(['invite', email], { env: beside, screen: { print, complain: print, progress: print } })
  const link = /\S+\/desk\/join#\S+/.exec(lines.join('\n'))?.[0]
  if (code !== 0 || link === undefined) throw new Error(`Nobody was invited: ${lines.join(' ')}`)
  return link
}

/** A colleague, and the key of their authenticator app. */
export type Colleague = Person & { readonly key: string }

/** Opens an invitation, makes an account for it, sets up an authenticator app, and comes to the queues. */
export async function joinDesk({ page }: Visitor, link: string, own: Partial<Person> & { readonly email: string }): Promise<Colleague> {
  const person = newPerson(own)
  await page.goto(link)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await makeAccount(page, person)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await page.getByRole('button', { name: 'Set up the app' }).click()
  const shown = page.locator('code')
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await shown.or(password).waitFor()
  if (await password.isVisible()) {
    await password.fill(person.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  }
  const key = (await shown.innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeAt(key, new Date()))
  await page.getByRole('button', { name: 'Confirm the app' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('heading', { level: 1, name: 'Queues' }).waitFor()
  return { ...person, key }
}

/** Days have passed: the colleague signs in again, with a code of that moment, and comes to the queues. */
export async function returnToDesk({ page, context }: Visitor, { email, password, key }: Colleague, now: Date): Promise<void> {
  const { origin } = new URL(page.url())
  const send = (path: string, data: object) =>
    context.request.fetch(`/api/v1/auth/${path}`, { method: 'POST', headers: { origin, 'x-security-code': 'any' }, data })
  const { sign_in: begun } = await (await send('login/', { email, password })).json()
  const answer = await send('sign-in/second-factor/', { sign_in: begun.token, code: codeAt(key, now) })
  if (!answer.ok()) throw new Error(`Signing in gave ${answer.status()}: ${await answer.text()}`)
  await page.goto('/desk')
  await page.getByRole('heading', { level: 1, name: 'Queues' }).waitFor()
}

/** The e-mail of a kind to an address, as the outbox shows it, once it is there. Only programs on this computer read the outbox. */
export async function emailTo({ address }: BrowserService, to: string, kind: string): Promise<string> {
  const read = async (path: string) => (await fetch(address + path)).text()
  for (const until = Date.now() + patienceMs; Date.now() < until; await setTimeout(lookEveryMs)) {
    const list = await read('/dev/outbox')
    const own = list.split('<article>').find((one) => one.includes(`<dd>${to}</dd>`) && one.includes(`<dd>${kind}`))
    const [path] = /\/dev\/outbox\/[\w-]+/.exec(own ?? '') ?? []
    if (path !== undefined) return read(path)
  }
  throw new Error(`No e-mail “${kind}” went to ${to}.`)
}
