import type { TestApp } from '../../../testing/test-app.ts'
import { codeAt } from '../second-factor/authenticator.ts'
import { type SoftAuthenticator, softAuthenticator } from './soft-authenticator.ts'

const auth = '/api/v1/auth'

/** The calls about second factors, as somebody who is signed in makes them. */
export function factorCalls(service: Pick<TestApp, 'ask' | 'context'>, token: string) {
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, own = token) =>
    service.ask({ method, url: `${auth}${path}`, token: own, ...(payload && { payload }) })
  return {
    send,
    read: async () => (await send('GET', '/second-factor/')).body,
    passkeys: async () => (await send('GET', '/passkeys/')).body.results,
    addPasskey: async (passkey: SoftAuthenticator = softAuthenticator(), name = 'My phone') => {
      const options = await send('POST', '/passkeys/options/')
      return options.status === 200 ? send('POST', '/passkeys/', { name, passkey: passkey.make(options.body) }) : options
    },
    /** The secret of the app, or the refusal. */
    addApp: async () => {
      const begun = await send('POST', '/second-factor/')
      if (begun.status !== 201) return { ...begun, secret: '' }
      const confirmed = await send('POST', '/second-factor/confirm/', { code: codeAt(begun.body.secret, service.context.now()) })
      return { ...confirmed, secret: String(begun.body.secret) }
    },
    stepUp: (shown: object) => send('POST', '/step-up/', shown),
    showPasskey: async (passkey: SoftAuthenticator) => {
      const { body } = await send('POST', '/passkeys/check/options/')
      return send('POST', '/step-up/', { passkey: passkey.show(body) })
    },
  }
}

/** Signs in with a password, and answers what the call did. */
export function signInCalls(service: Pick<TestApp, 'ask'>, remoteAddress = '10.77.0.1') {
  const post = (path: string, payload: object = {}) => service.ask({ method: 'POST', url: `${auth}${path}`, remoteAddress, payload })
  return {
    post,
    password: (email: string, password: string) => post('/login/', { email, password }),
    code: (signIn: string, code: string) => post('/sign-in/second-factor/', { sign_in: signIn, code }),
    passkeyToo: async (signIn: string, passkey: SoftAuthenticator) => {
      const { body } = await post('/sign-in/second-factor/options/', { sign_in: signIn })
      return post('/sign-in/second-factor/', { sign_in: signIn, passkey: passkey.show(body) })
    },
    passkey: async (passkey: SoftAuthenticator) => {
      const { body } = await service.ask({ method: 'POST', url: `${auth}/sign-in/passkey/options/`, remoteAddress })
      return post('/sign-in/passkey/', { passkey: passkey.show(body) })
    },
  }
}
