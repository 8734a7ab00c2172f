import type { factorSignInContracts } from '@app/schemas/api/people/second-factor-sign-in'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { beginFactorPasskey, finishSignIn } from './finish-sign-in.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

/** Signing in with a passkey alone, or with a second factor after the password. */
export function factorSignInHandlers(auth: AuthContext) {
  return {
    beginPasskeySignIn: ({ sender }) => beginPasskeySignIn(auth, sender),
    signInWithPasskey: ({ body, sender }) => signInWithPasskey(auth, body.passkey, sender),
    beginFactorPasskey: ({ body, sender }) => beginFactorPasskey(auth, body.sign_in, sender),
    finishSignIn: ({ body, sender }) => finishSignIn(auth, body, sender),
  } satisfies Handlers<typeof factorSignInContracts>
}
