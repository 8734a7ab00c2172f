import type { closingContracts } from '@app/schemas/api/people/closing'
import type { Handlers } from '../../http/call/handlers.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { askToClose } from './ask-to-close.ts'
import { keepAccount } from './keep-account.ts'
import { readClosing } from './read-closing.ts'

export function closingHandlers({ context }: AuthContext) {
  return {
    readClosing: ({ person }) => readClosing(context, context.db, person.id),
    askToClose: ({ person, body }) => requireStepUp(person, context.now()) ?? askToClose(context, person, body.account_email),
    keepAccount: ({ person }) => keepAccount(context, person.id),
  } satisfies Handlers<typeof closingContracts>
}
