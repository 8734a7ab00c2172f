import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { phoneOf, signatureOf, signer } from './testing/signer.ts'

const minuteMs = 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

it('a telephone reads the papers and signs them, and the page that waits sees it', async () => {
  const { handOver, read } = await signer(service)
  const phone = phoneOf(service)
  const { status, body: offered } = await handOver()
  expect([status, (await read()).phone.state]).toEqual([201, 'offered'])
  const { key } = (await phone.enter(offered.address)).body
  expect((await read()).phone.state).toBe('opened')
  const { body: papers } = await phone.read(key)
  expect((await phone.file(key, papers.waiting[0].paper)).status).toBe(200)
  const signed = await phone.sign(key, signatureOf(papers))
  expect([signed.status, signed.body.signed[0].on]).toEqual([200, 'phone'])
  const seen = await read()
  expect([seen.waiting, seen.signed.filter(({ kind }: { kind: string }) => kind === 'loan').length, seen.phone]).toEqual([[], 1, null])
})

it('the link works once, for ten minutes, and not after a newer one', async () => {
  const { handOver } = await signer(service)
  const phone = phoneOf(service)
  const [first, second] = [(await handOver()).body.address, (await handOver()).body.address]
  expect((await phone.enter(first)).body.code).toBe('link_used_up')
  expect((await phone.enter(second)).status).toBe(200)
  expect((await phone.enter(second)).body.code).toBe('link_used_up')
  const third = (await handOver()).body.address
  service.pass(11 * minuteMs)
  expect((await phone.enter(third)).body.code).toBe('link_used_up')
})

it('what the telephone holds opens nothing but these papers, and ends once they are signed or half an hour has passed', async () => {
  const { handOver } = await signer(service)
  const phone = phoneOf(service)
  const { key } = (await phone.enter((await handOver()).body.address)).body
  const elsewhere = await service.ask({ method: 'GET', url: '/api/v1/documents/', token: key })
  expect(elsewhere.status).toBe(401)
  const { body: papers } = await phone.read(key)
  await phone.sign(key, signatureOf(papers))
  expect((await phone.read(key)).body.code).toBe('link_used_up')
  const other = await signer(service)
  const later = (await phone.enter((await other.handOver()).body.address)).body.key
  service.pass(31 * minuteMs)
  expect((await phone.read(later)).body.code).toBe('link_used_up')
})

it('without a key there is nothing to see', async () => {
  for (const key of ['', 'nobody']) expect((await phoneOf(service).read(key)).body.code).toBe('link_used_up')
})

it('nothing is handed over while nothing waits', async () => {
  const { sign, handOver } = await signer(service)
  await sign()
  expect((await handOver()).body.code).toBe('not_in_this_state')
})

it('goes by e-mail to the person’s own address, and is shown with most of that hidden', async () => {
  const { handOver, email } = await signer(service)
  const { body } = await handOver('email')
  expect(body.sent_to).toBe(`p•••@example.com`)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'sign-on-phone', to: email, action: { url: body.address } })
})

it('is texted to a confirmed number only', async () => {
  const { handOver, read, access } = await signer(service)
  expect([(await read()).text_to, (await handOver('text')).body.code]).toEqual([null, 'not_in_this_state'])
  const post = (path: string, payload: object) => service.ask({ method: 'POST', url: `/api/v1/accounts/${path}/`, token: access, payload })
  await post('confirm_phone', { phone_number: '2075550134' })
  const code = /\d{6}/.exec(service.emails.findLast(({ kind }) => kind === 'text-message')?.paragraphs[0] ?? '')?.[0]
  await post('confirm_phone/code', { code })
  const { body } = await handOver('text')
  expect([(await read()).text_to, body.sent_to]).toEqual(['••••0134', '••••0134'])
  expect(service.emails.at(-1)?.paragraphs[0]).toContain(body.address)
})
