import type { personalInformationContracts } from '@app/schemas/api/personal-information'
import type { Ground } from '../../ground.ts'
import { fail, isFailure } from '../../http/failure.ts'
import type { Handlers, Person } from '../../http/handlers.ts'
import type { CardTokens } from '../../partners/cards/card-tokens.ts'
import { accountOf } from '../auth/account-of.ts'
import type { LetterText } from '../documents/letter/letter-text.ts'
import { addPersonalInformation } from './add.ts'
import { addCard } from './card.ts'
import { signLetter } from './letter.ts'
import { toRecord } from './record.ts'
import { savePersonalInformation } from './save.ts'
import { readMaskedSsn, readWholeSsn } from './ssn.ts'
import { findRecord } from './store.ts'
import { updateUnknownProviders } from './unknown-providers.ts'

type Elsewhere = {
  readonly cards: CardTokens
  readonly letterText: () => LetterText
  readonly lookElsewhere: (personId: string) => Promise<void>
}

/** Who somebody is, as plans know them. */
export function personalInformationHandlers(ground: Ground, { cards, letterText, lookElsewhere }: Elsewhere) {
  /** With who they are now, more may be found of them: by the time they have their answer it is known. */
  const looked = async <T>(person: Person, saved: T): Promise<T> => {
    if (!isFailure(saved)) await lookElsewhere(person.id)
    return saved
  }
  return {
    listPersonalInformation: async ({ person }) => {
      const [row, account] = await Promise.all([findRecord(ground.db, person.id), accountOf(ground, person.id)])
      if (!account) return fail('token_not_valid')
      return { results: row ? [toRecord(ground, row, account)] : [] }
    },

    readSsn: ({ person, query }) => (query.reveal === 'true' ? readWholeSsn(ground, person) : readMaskedSsn(ground, person)),

    addPersonalInformation: async ({ person, requestKey, body }) =>
      looked(person, await addPersonalInformation(ground, person, requestKey, body)),

    // The name of a row is sealed into its texts, letter for letter.
    updatePersonalInformation: async ({ person, params, base, requestKey, body }) =>
      looked(person, await savePersonalInformation(ground, person, params.id.toLowerCase(), { base, key: requestKey }, body)),

    updateUnknownProviders: ({ person, requestKey, body }) => updateUnknownProviders(ground, person, requestKey, body.unknown_providers),

    addCardNumber: ({ person, body }) => addCard(ground, cards, person, body.credit_card_num),

    signLetter: ({ person, params, body }) => signLetter(ground, letterText, person, params.id.toLowerCase(), body),
  } satisfies Handlers<typeof personalInformationContracts>
}
