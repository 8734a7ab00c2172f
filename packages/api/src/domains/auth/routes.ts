import type { authContracts } from '@app/schemas/api/people/auth'
import type { Language } from '@app/schemas/language'
import { fail } from '../../failure/failure.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { refreshCookie } from './auth-guard.ts'
import { deviceIn } from './device-name.ts'
import { askForEmail, confirmEmail, signInByToken } from './links/by-email.ts'
import { changePassword, resetPassword } from './passwords.ts'
import { mailCode } from './proof/mailed-code.ts'
import { proveAgain } from './proof/prove-again.ts'
import { registerPerson } from './registration.ts'
import { endDevice, endOtherDevices, signOut } from './sessions/end-device.ts'
import { findSession, findSessions } from './sessions/session-store.ts'
import { refreshSession } from './sessions/sessions.ts'
import { logIn } from './sign-in/sign-in.ts'
import { findPerson } from './store.ts'

/** Accounts, sign-in and sessions. */
export function authHandlers(auth: AuthContext) {
  const { context } = auth
  return {
    registerPerson: ({ body, headers, sender }) =>
      registerPerson(auth, body, { code: headers['x-security-code'], solved: headers['x-challenge-solution'] }, sender),

    logIn: ({ body, headers, sender }) => logIn(auth, body, sender, headers['x-challenge-solution']),

    logInOnPage: ({ body, headers, sender }) => logIn(auth, body, sender, headers['x-challenge-solution']),

    // A mail scanner, or a browser that loads ahead, must leave the token to its owner.
    signInByToken: ({ headers, sender }) => (sender.isOnlyLooking ? fail('token_not_valid') : signInByToken(auth, headers.token, sender)),

    askSignInLink: ({ body, headers, sender }) => askForEmail(auth, body.email, 'sign-in', sender, headers['x-challenge-solution']),

    logOut: async ({ person }) => {
      await signOut(auth, person)
      return { detail: 'Successfully logged out.' }
    },

    changePassword: ({ person, body, sender }) => changePassword(auth, person, body, sender),

    refreshTokens: async ({ body, sender }) => {
      const refresh = body?.refresh ?? sender.ownCookie(refreshCookie)
      return refresh === undefined ? fail('token_not_valid') : refreshSession(auth, refresh)
    },

    getUser: ({ person }) => userOf(auth, person),

    askPasswordReset: ({ body, headers, sender }) =>
      askForEmail(auth, body.email, 'password-reset', sender, headers['x-challenge-solution']),

    resetPassword: ({ body, sender }) => resetPassword(auth, body, sender),

    confirmEmail: ({ body, sender }) => confirmEmail(auth, body.token, sender),

    stepUp: ({ person, body }) => proveAgain(auth, person, body),

    mailCode: ({ person }) => mailCode(auth, person),

    listSessions: ({ person, sender }) => sessionsOf(context, person, sender.language),

    endOtherSessions: ({ person }) => endOtherDevices(auth, person),

    endSession: ({ person, params }) => endDevice(auth, person, params.id),
  } satisfies Handlers<typeof authContracts>
}

async function userOf(auth: AuthContext, { id, sessionId }: Person) {
  const { db, keys } = auth.context
  const [row, session] = await Promise.all([findPerson(db, id), findSession(db, sessionId)])
  return row ? toUser(auth, openAccount(keys, row), session?.made_account) : fail('token_not_valid')
}

async function sessionsOf({ db, now }: AuthContext['context'], person: Person, language: Language) {
  const sessions = await findSessions(db, person.id, now())
  return {
    results: sessions.map(({ id, device, began_at, last_used_at }) => ({
      pk: id,
      device: deviceIn(language, device),
      is_this_one: id === person.sessionId,
      began_at: began_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  }
}
