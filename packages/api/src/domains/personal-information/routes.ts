import type { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account.ts'
import { addCard } from './card.ts'
import { toRecord } from './record.ts'
import { addPersonalInformation, savePersonalInformation } from './save.ts'
import { signLetter } from './sign-letter.ts'
import { readMaskedSsn, readWholeSsn } from './ssn.ts'
import { findRecord } from './store.ts'
import { updateUnknownProviders } from './unknown-providers.ts'

/** Personal information, as plans know it. */
export function personalInformationHandlers(context: Context) {
  /** With who they are now, more may be found of them: by the time they have their answer it is known. */
  const looked = async <T>(person: Person, saved: T): Promise<T> => {
    if (!isFailure(saved)) await context.hooks.lookAtOnce(context, person.id)
    return saved
  }
  return {
    listPersonalInformation: async ({ person }) => {
      const [row, account] = await Promise.all([findRecord(context.db, person.id), accountOf(context, person.id)])
      if (!account) return fail('token_not_valid')
      return { results: row ? [toRecord(context, row, account)] : [] }
    },

    readSsn: ({ person, query }) => (query.reveal === 'true' ? readWholeSsn(context, person) : readMaskedSsn(context, person)),

    addPersonalInformation: async ({ person, requestKey, body }) =>
      looked(person, await addPersonalInformation(context, person, requestKey, body)),

    // The name of a row is sealed into its texts, letter for letter.
    updatePersonalInformation: async ({ person, params, base, requestKey, body }) =>
      looked(person, await savePersonalInformation(context, person, params.id.toLowerCase(), { base, key: requestKey }, body)),

    updateUnknownProviders: ({ person, requestKey, body }) => updateUnknownProviders(context, person, requestKey, body.unknown_providers),

    addCardNumber: ({ person, body }) => addCard(context, person, body.credit_card_num),

    signLetter: ({ person, params, body }) => signLetter(context, person, params.id.toLowerCase(), body),
  } satisfies Handlers<typeof personalInformationContracts>
}
