import type { BodyOf } from '@app/schemas/api/contract'
import type { settingsContracts } from '@app/schemas/api/people/settings'
import { dropEmptyFields } from '@app/schemas/rules/answers/empty-fields'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account.ts'
import { detailsChangedEmail } from '../auth/emails.ts'
import { renamePerson } from '../auth/rename-person.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'

type Sent = BodyOf<typeof settingsContracts.updateName>

/** Changes the name of the account, also after the letter is signed: the letter keeps the name that it was signed with. */
export async function updateName(context: Context, person: Person, sent: Sent) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    // What is left out stays as another device has just made it.
    await lockPerson(trx, person.id)
    const account = await accountOf({ db: trx, keys: context.keys }, person.id)
    if (!account) return fail('token_not_valid')
    const { first_name = account.firstName, last_name = account.lastName } = dropEmptyFields(sent)
    const isSame = first_name === account.firstName && last_name === account.lastName
    if (isSame) return { first_name, last_name }
    await renamePerson(context, trx, person.id, first_name, last_name)
    await writeTo(context, trx, person.id, (addressed) => detailsChangedEmail(addressed, ['name']))
    return { first_name, last_name }
  })
}
