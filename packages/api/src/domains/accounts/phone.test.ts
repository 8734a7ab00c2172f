import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { ownerOf } from './testing/owner.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const newOwner = () => ownerOf(service)

describe('the telephone number', () => {
  const wanted = '2075553333'
  const askCode = ({ access }: { readonly access: string }, remoteAddress: string) =>
    service.ask({ method: 'POST', url: '/api/v1/accounts/confirm_phone/', token: access, payload: { phone_number: wanted }, remoteAddress })
  const codeIn = () => /\d{6}/.exec(service.emails.filter(({ kind }) => kind === 'text-message').at(-1)?.paragraphs[0] ?? '')?.[0] ?? ''

  it('is confirmed by the code that was sent to it, and then no other code is sent', async () => {
    const { send, facts } = await newOwner()
    expect((await send('POST', 'confirm_phone/code/', { code: '123456' })).body.code).toBe('code_not_right')
    expect((await send('POST', 'confirm_phone/', { phone_number: '207 555 0134' })).body).toMatchObject({
      phone_number: '••••0134',
      state: 'code_sent',
    })
    expect((await send('POST', 'confirm_phone/code/', { code: '000000' })).body.code).toBe('code_not_right')
    expect((await facts())['phone.confirmed']).toBe(false)
    const code = codeIn()
    expect(
      (await send('POST', 'confirm_phone/code/', { code: `\u202a${code.slice(0, 3)}\u00a0${code.slice(3)}\u202c\u200e` })).body.state,
    ).toBe('confirmed')
    expect((await facts())['phone.confirmed']).toBe(true)
    const sent = service.emails.length
    expect((await send('POST', 'confirm_phone/', { phone_number: '2075550134' })).body.state).toBe('confirmed')
    expect(service.emails).toHaveLength(sent)
    expect((await send('POST', 'confirm_phone/code/', { code })).body.code).toBe('code_not_right')
    const rows = JSON.stringify(await service.plainDb.selectFrom('phone_confirmations').selectAll().execute())
    expect([rows.includes('2075550134'), rows.includes(code)]).toEqual([false, false])
  })

  it('is confirmed in ten minutes or not at all', async () => {
    const { send } = await newOwner()
    await send('POST', 'confirm_phone/', { phone_number: '2075550135' })
    service.pass(10 * 60_000 + 1000)
    expect((await send('POST', 'confirm_phone/code/', { code: codeIn() })).body.code).toBe('code_not_right')
  })

  it('is not disturbed by one person who asks again and again, nor by many', async () => {
    const { send } = await newOwner()
    const answers: number[] = []
    for (let times = 0; times < 6; times++)
      answers.push((await send('POST', 'confirm_phone/', { phone_number: `207555${2000 + times}` })).status)
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    const others = await Promise.all(Array.from({ length: 8 }, newOwner))
    const theirs = await Promise.all(others.map((one, index) => askCode(one, `10.21.${index}.1`)))
    expect(theirs.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(service.emails.filter(({ to }) => to.startsWith(wanted))).toHaveLength(4)
  })

  it('still gets a code for its owner when strangers have used up theirs, once the owner has proven an address', async () => {
    for (let index = 0; index < 5; index++) await askCode(await newOwner(), `10.22.${index}.1`)
    const owner = await newOwner()
    const { status, body } = await askCode(owner, '10.23.0.1')
    expect([status, body.detail]).toEqual([429, expect.stringContaining('Confirm your e-mail address')])
    const token = service.emails.findLast(({ personId }) => personId === owner.pk)?.action?.url.split('token=')[1]
    await service.ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', token: owner.access, payload: { token } })
    expect((await askCode(owner, '10.23.0.1')).body.state).toBe('code_sent')
  })

  it('is not found by trying codes', async () => {
    const { send } = await newOwner()
    await send('POST', 'confirm_phone/', { phone_number: '2075550137' })
    const code = codeIn()
    for (let times = 0; times < 5; times++) await send('POST', 'confirm_phone/code/', { code: '000000' })
    expect((await send('POST', 'confirm_phone/code/', { code })).body.code).toBe('code_not_right')
  })

  it.each([
    ['2075550000', 422],
    ['2075550199', 503],
    ['555', 400],
  ])('%s gives %i', async (phone_number, status) => {
    const { send } = await newOwner()
    expect((await send('POST', 'confirm_phone/', { phone_number })).status).toBe(status)
  })
})
