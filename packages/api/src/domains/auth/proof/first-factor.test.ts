import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isFew } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newSaverWithBank } from '../../brokerage/testing/saver.ts'
import { codeAt } from '../second-factor/authenticator.ts'
import { factorCalls, signInCalls } from '../testing/factor-calls.ts'
import { softAuthenticator } from '../testing/soft-authenticator.ts'

const minuteMs = 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
let owner: Awaited<ReturnType<typeof newSaverWithBank>>
beforeAll(async () => {
  service = await startTestApp()
  owner = await newSaverWithBank(service)
  await owner.post('user/transfer/deposit/create/', { account_number: owner.number, contribution_type: 'ROLLOVER', amount: 500 })
  await service.doJobs()
})
afterAll(() => service.close())
beforeEach(() => owner.signInAgain())

const newest = (to: string, kind: string) => service.emails.findLast((email) => email.to === to && email.kind === kind)
const mailedCode = () => /\d{4} \d{4}/.exec(newest(owner.email, 'mailed-code')?.paragraphs[0] ?? '')?.[0] ?? ''
const factorsOf = async (token: string) => (await factorCalls(service, token).read()).is_set

/** Somebody who knows the password of the owner and nothing else: reads no e-mail of theirs, and has what the calls have answered. */
async function newThief(index: number) {
  const address = `thief${index}@example.com`
  const place = signInCalls(service, `10.80.${index % 250}.1`)
  const state = {
    password: owner.password1,
    access: '',
    secret: '',
    options: undefined as Parameters<ReturnType<typeof softAuthenticator>['make']>[0] | undefined,
  }
  const calls = () => factorCalls(service, state.access)
  const signIn = async () => {
    const { body } = await place.password(owner.email, state.password)
    state.access = body.access ?? state.access
  }
  await signIn()
  const acts = {
    signIn,
    wait: async () => service.pass(4 * minuteMs),
    stepUp: async () => {
      const { body } = await calls().stepUp({ password: state.password })
      state.access = body.access ?? state.access
    },
    askPasskey: async () => {
      const { status, body } = await calls().send('POST', '/passkeys/options/')
      if (status === 200) state.options = body
    },
    addPasskey: async () => {
      const options = state.options ?? {
        ...(await place.post('/sign-in/passkey/options/')).body,
        rp: { id: 'localhost', name: '' },
        user: { id: 'AAAA', name: '', displayName: '' },
      }
      await calls().send('POST', '/passkeys/', { name: 'Mine', passkey: softAuthenticator().make(options) })
    },
    askApp: async () => {
      const { status, body } = await calls().send('POST', '/second-factor/')
      if (status === 201) state.secret = body.secret
    },
    confirmApp: async () => {
      const code = state.secret === '' ? '123456' : codeAt(state.secret, service.context.now())
      await calls().send('POST', '/second-factor/confirm/', { code })
    },
    makeCodes: () => calls().send('POST', '/second-factor/backup-codes/'),
    askMailedCode: () => calls().send('POST', '/step-up/mailed-code/'),
    guessMailedCode: () => calls().stepUp({ mailed_code: '12345678' }),
    changeEmail: () =>
      service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: state.access, payload: { email: address } }),
    confirmEmail: async () => {
      const token = newest(address, 'change-email')?.action?.url.split('token=')[1]
      if (token !== undefined)
        await service.ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', token: state.access, payload: { token } })
    },
    recover: () => place.post('/recovery/', { sign_in: 'made-up' }),
  }
  return acts
}

it('nobody with a password alone adds the first second factor to an account with money, or names another address', async () => {
  let thieves = 0
  const names = ['signIn', 'wait', 'stepUp', 'askPasskey', 'addPasskey', 'askApp', 'confirmApp', 'makeCodes', 'askMailedCode'] as const
  const others = ['guessMailedCode', 'changeEmail', 'confirmEmail', 'recover'] as const
  const act = fc.constantFrom(...names, ...others)
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const thief = await newThief(thieves++)
      for (const name of acts) await thief[name]()
      // Limits of one are none of the next.
      service.pass(61 * minuteMs)
      await owner.signInAgain()
      expect(await factorsOf(owner.token())).toBe(false)
      const { email } = (await service.ask({ url: '/api/v1/auth/user/', token: owner.token() })).body
      expect(email).toBe(owner.email)
    }),
    { numRuns: isFew ? 3 : 60 },
  )
})

it('the owner adds it with the code from an e-mail, which is good once and for ten minutes', async () => {
  service.pass(2 * 60 * minuteMs)
  await owner.signInAgain()
  const { send, stepUp, addPasskey, addApp } = factorCalls(service, owner.token())
  expect([(await addPasskey()).body.code, (await addApp()).body.code]).toEqual(['mailed_code_required', 'mailed_code_required'])
  await send('POST', '/step-up/mailed-code/')
  const late = mailedCode()
  service.pass(11 * minuteMs)
  expect((await stepUp({ mailed_code: late })).body.code).toBe('code_not_right')
  await owner.signInAgain()
  const again = factorCalls(service, owner.token())
  await again.send('POST', '/step-up/mailed-code/')
  expect((await again.stepUp({ mailed_code: mailedCode() })).status).toBe(200)
  expect((await again.stepUp({ mailed_code: mailedCode() })).body.code).toBe('code_not_right')
  expect((await again.addPasskey()).status).toBe(201)
  const { results } = (await again.send('GET', '/passkeys/')).body
  await again.send('DELETE', `/passkeys/${results[0].pk}/`)
})

it('the code from an e-mail is no proof by itself', async () => {
  service.pass(60 * minuteMs)
  await owner.signInAgain()
  service.pass(6 * minuteMs)
  const stale = factorCalls(service, owner.token())
  await stale.send('POST', '/step-up/mailed-code/')
  const { body } = await stale.stepUp({ mailed_code: mailedCode() })
  expect((await factorCalls(service, body.access).addPasskey()).body.code).toBe('step_up_required')
})

it('on an account without money the password is enough', async () => {
  const { access } = await service.signUp()
  expect((await factorCalls(service, access).addPasskey()).status).toBe(201)
})
