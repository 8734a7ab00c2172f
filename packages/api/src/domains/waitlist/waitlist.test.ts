import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const join = (email: string, remoteAddress = '10.3.0.1') =>
  service.ask({ method: 'POST', url: '/api/v1/accounts/create_waitlist/', payload: { email }, remoteAddress })
const tell = (id: string, employer_name: string) =>
  service.ask({ method: 'PATCH', url: `/api/v1/accounts/waitlist/${id}/update/`, payload: { employer_name } })

describe('the waiting list', () => {
  it('answers the same for an address that is on it', async () => {
    const [first, again] = [await join('Wait@Example.com'), await join('wait@example.com')]
    expect([first.status, first.body.email]).toEqual([201, 'wait@example.com'])
    expect([again.status, Object.keys(again.body)]).toEqual([201, Object.keys(first.body)])
  })

  it('keeps the address and the employer sealed', async () => {
    const { body } = await join('sealed@example.com', '10.3.0.2')
    await tell(body.pk, 'Canary Incorporated')
    const kept = JSON.stringify(await service.db.selectFrom('waitlist').selectAll().execute())
    expect([kept.includes('sealed@'), kept.includes('Canary')]).toEqual([false, false])
  })

  it('sends four e-mails a day to an address, and refuses nobody for what strangers asked', async () => {
    const email = 'flooded@example.com'
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await join(email, `10.3.4.${count}`)).status)
    expect(statuses).toEqual(Array(6).fill(201))
    expect(service.emails.filter(({ to }) => to === email)).toHaveLength(4)
  })

  it('forgets everybody after two years', async () => {
    await join('old@example.com', '10.3.0.4')
    service.pass(729 * 86_400_000)
    await join('new@example.com', '10.3.0.5')
    service.pass(2 * 86_400_000)
    await clearOut(service.context)
    expect(await service.db.selectFrom('waitlist').select('id').execute()).toHaveLength(1)
  })

  it('takes the name of the employer, for a day', async () => {
    const { body } = await join('work@example.com', '10.3.0.3')
    expect((await tell(body.pk, '  Acme Incorporated ')).body).toEqual({ pk: body.pk, employer_name: 'Acme Incorporated' })
    expect((await tell(service.context.newId(), 'Acme')).body.code).toBe('not_found')
    service.pass(25 * 3_600_000)
    expect((await tell(body.pk, 'Another')).body.code).toBe('not_found')
  })
})

describe('a link that stops e-mails', () => {
  const newLink = async (email: string, address: string) => {
    await join(email, address)
    return new URL(service.emails.at(-1)?.unsubscribeUrl ?? '').pathname
  }
  /** How many still wait. */
  const waiting = async () => (await service.db.selectFrom('waitlist').select('id').execute()).length

  it('names no address', async () => {
    expect(await newLink('unnamed@example.com', '10.3.1.1')).not.toContain('unnamed')
  })

  it('only asks when it is opened as a page, and stops them with the button', async () => {
    const url = await newLink('page@example.com', '10.3.1.2')
    const before = await waiting()
    const page = await service.ask({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect([page.status, page.headers['content-type'], await waiting()]).toEqual([200, 'text/html; charset=utf-8', before])
    expect(page.text).toContain('<form method="post">')
    expect(page.text).toContain('Leave the waiting list?')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await service.ask({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers: form })
    expect([done.status, await waiting()]).toEqual([200, before - 1])
    expect(done.text).toContain('left the waiting list')
    expect((await service.ask({ method: 'POST', url, payload: '', headers: form })).status).toBe(200)
  })

  it.each([
    ['a mail scanner', 'GET', { accept: '*/*' }],
    ['a mail scanner that names no kind', 'GET', {}],
    ['a mail scanner that asks for the head', 'HEAD', { accept: 'application/json' }],
    ['a browser that loads ahead', 'GET', { accept: 'application/json', 'sec-purpose': 'prefetch' }],
    ['an older browser that loads ahead', 'GET', { accept: 'application/json', purpose: 'prefetch' }],
    ['a picture', 'GET', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ] as const)('is not set off by %s', async (_what, method, headers) => {
    const url = await newLink('scanned@example.com', '10.3.1.6')
    const before = await waiting()
    expect((await service.ask({ method, url, headers })).status).toBe(method === 'HEAD' ? 405 : 200)
    expect(await waiting()).toBe(before)
  })

  it('stops them when our own page asks', async () => {
    const url = await newLink('own@example.com', '10.3.1.3')
    const before = await waiting()
    expect((await service.ask({ method: 'GET', url, headers: { accept: 'application/json' } })).body).toEqual({ status: 'OK' })
    expect(await waiting()).toBe(before - 1)
  })

  it('removes people who joined twice from the list completely', async () => {
    await join('twice@example.com', '10.3.1.5')
    const url = await newLink('twice@example.com', '10.3.1.5')
    const before = await waiting()
    await service.ask({ method: 'GET', url, headers: { accept: 'application/json' } })
    expect(await waiting()).toBe(before - 2)
  })

  it('works only as we made it', async () => {
    const url = await newLink('made@example.com', '10.3.1.4')
    const [, token] = /\/([^/]+)\/$/.exec(url) ?? []
    for (const wrong of [`${url.slice(0, -3)}x/`, `/api/v1/accounts/users/unsubscribe/made%40example.com/${token}/`])
      expect((await service.ask({ method: 'GET', url: wrong })).body.code).toBe('link_used_up')
  })

  it('is the only call that a form may make', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(
      (await service.ask({ method: 'POST', url: '/api/v1/accounts/create_waitlist/', payload: 'email=a%40example.com', headers })).status,
    ).toBe(415)
  })
})
