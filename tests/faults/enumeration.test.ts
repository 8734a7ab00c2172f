import { type TestApp, testApp } from '@app/api/testing-app'
import { expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { isFull, recordFigure } from './support/figures.ts'

const fewerPairs = isFew ? 2 : 10
const pairs = isFull ? 200 : fewerPairs
const dayMs = 86_400_000
const password = 'not the password of anybody'
const form = { first_name: 'Pat', last_name: 'Example', password1: 'correct horse battery staple' }
const code = { 'x-security-code': 'any' }

const calls = {
  'signing in': (email: string) => ({ url: '/api/v1/auth/login/', payload: { email, password } }),
  'making an account': (email: string) => ({ url: '/api/v1/auth/registration/', payload: { ...form, email }, headers: code }),
  'asking for a new password': (email: string) => ({ url: '/api/v1/auth/password_reset/', payload: { email } }),
  'asking for a link': (email: string) => ({ url: '/api/v1/auth/sign-in-link/', payload: { email } }),
  'joining the waiting list': (email: string) => ({ url: '/api/v1/accounts/create_waitlist/', payload: { email } }),
} as const

it.for(Object.entries(calls))(
  'B10 %s says nothing of whether an address is known',
  { timeout: 300_000 },
  async ([about, requestFor], context) => {
    const service = await testApp()
    const known = await ownerOf(service)
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let pair = 0; pair < pairs; pair++) {
      // Past every limit, so that none of them answers instead.
      service.pass(dayMs)
      // Each goes first every other time: what the first one warms up, the other finds warm.
      const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      const answers = new Map<string, string>()
      for (const which of order) {
        const request = requestFor(which === 'known' ? known : `nobody${pair}@example.com`)
        const beganAt = performance.now()
        const { status, body } = await service.ask({ method: 'POST', remoteAddress: `10.8.${pair}.${which.length}`, ...request })
        times[which].push(performance.now() - beganAt)
        answers.set(which, `${status} ${shapeOf(body)}`)
      }
      expect(answers.get('known')).toBe(answers.get('unknown'))
    }
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
    const gap = knownMs / unknownMs - 1
    recordFigure(context, 'B10', {
      [`${about}: known slower than unknown, medians of ${pairs} pairs`]: [
        `${(gap * 100).toFixed(1)} % (${knownMs.toFixed(1)} and ${unknownMs.toFixed(1)} ms)`,
        '10 %',
      ],
    })
  },
)

/** Somebody who has confirmed their address. */
async function ownerOf(service: TestApp): Promise<string> {
  const { email } = await service.signUp({ email: 'known@example.com' })
  const token = service.emails.at(-1)?.action?.url.split('token=')[1]
  const { status } = await service.ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', payload: { token } })
  expect(status).toBe(200)
  return email
}

/** An answer without what is new in each: names of rows, tokens, and the address itself. */
function shapeOf(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) =>
    ['pk', 'access', 'refresh', 'access_token', 'refresh_token', 'email', 'device_key'].includes(name) ? name : value,
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
