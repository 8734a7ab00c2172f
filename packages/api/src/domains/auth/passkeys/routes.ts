import type { passkeyContracts } from '@app/schemas/api/people/passkeys'
import { fail } from '../../../failure/failure.ts'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { askForPasskeyOf } from './ask-for-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'

/** The passkeys of a person. */
export function passkeyHandlers(auth: AuthContext) {
  return {
    listPasskeys: ({ person }) => listPasskeys(auth, person),
    beginPasskey: ({ person }) => beginPasskey(auth, person),
    addPasskey: ({ person, body }) => addPasskey(auth, person, body),
    renamePasskey: ({ person, params, body }) => renamePasskey(auth, person, params.id, body.name),
    removePasskey: ({ person, params }) => removePasskey(auth, person, params.id),
    beginPasskeyCheck: async ({ person }) =>
      (await askForPasskeyOf(auth, auth.context.db, person.id, 'step-up')) ?? fail('not_in_this_state'),
  } satisfies Handlers<typeof passkeyContracts>
}
