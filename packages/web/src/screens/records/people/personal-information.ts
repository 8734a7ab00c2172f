import { language, type Words } from '../../../client/language.ts'
import type { Answer, Failure } from '../../../client/service/answer.ts'
import { done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { setName, useSession } from '../../../client/session/session.ts'
import { reportToAdvertisers } from '../../../client/tracking/report-to-advertisers.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { cardToken } from '../../paying/save-card.ts'
import { type RecordKind, saveOnce, toldAnswers, type Work } from '../record.ts'

type SavedInformation = Answered<'GET /api/v1/accounts/personal_information/'>['results'][number]

/** Who the person is, as plans know them. `undefined` until they have filled it in. */
export const savedPersonalInformation = resource<SavedInformation | undefined>(async () => {
  const answer = await ask('GET /api/v1/accounts/personal_information/')
  return answer.ok ? done(answer.data.results[0]) : answer
})

/** Personal information: made once, then changed; the letter is signed by a call of its own, and so is a card added. */
export const personalInformation: RecordKind = {
  load: async () => {
    const [kept, ssn] = await Promise.all([savedPersonalInformation.load(), ask('GET /api/v1/accounts/personal_information/ssn/')])
    if (!kept.ok) return kept
    if (kept.data === undefined) return done(namesOfAccount())
    // Only its last four digits ever come here.
    return done({ ...kept.data, ssn: ssn.ok ? ssn.data.results[0]?.ssn : undefined })
  },
  save: async ({ has_custodial_auth, credit_card_num, ...own }, work) => {
    if (Object.keys(own).length > 0) {
      const saved = await saveOwn(own, work)
      if (!saved.ok) return saved
    }
    if (credit_card_num !== undefined) return saveCardOnFile(String(credit_card_num), work)
    return has_custodial_auth === true ? sign(work) : done(undefined)
  },
}

/** Before anything is saved: the names of the account, to be changed where the legal ones differ. Nothing else is guessed. */
function namesOfAccount(): Typed {
  const { user } = useSession.getState()
  return typeof user === 'object' ? { first_name: user.first_name, last_name: user.last_name } : {}
}

/** The payment company keeps the card; here stay its brand and last four digits. */
async function saveCardOnFile(methodId: string, { key }: Work): Promise<Answer<unknown>> {
  const token = await cardToken(methodId, `${key}-card`)
  if (!token.ok) return token
  return storeAnswer(await ask('POST /api/v1/accounts/personal_information/add_card_number/', { body: { credit_card_num: token.data } }))
}

async function saveOwn(own: Typed, { key, untouched }: Work): Promise<Answer<unknown>> {
  const loaded = await savedPersonalInformation.load()
  if (!loaded.ok) return loaded
  // A page that asks for one thing alone cannot begin a record: the rest of it is asked elsewhere.
  if (!loaded.data && !('street_address' in own)) return failed(personFirst())
  const kept = await saveOnce(savedPersonalInformation, {
    add: async () => {
      const added = await ask('POST /api/v1/accounts/add_personal_information/', { body: bodyOf(own, undefined), key })
      if (added.ok) reportToAdvertisers('lead')
      return added
    },
    change: (kept) =>
      ask('PUT /api/v1/accounts/personal_information/{id}/update/', {
        params: { id: kept.pk },
        base: kept.version,
        body: bodyOf(toldAnswers(own, kept, untouched), kept),
        key: `${key}-${kept.version}`,
      }),
  })
  if (!kept.ok) return kept
  setName(kept.data)
  // Papers stand in that name: they are read anew.
  savedSigning.forget()
  return kept
}

/** What can only be saved with a person’s record is refused before there is one. */
export function personFirst(): Failure {
  return { code: 'personal_information_required', detail: firstWho[language()] }
}

const firstWho: Words<string> = { en: 'Tell us first who you are.', es: 'Dinos primero quién eres.' }

/** The whole of it goes along: a part alone is no answer. What is optional and was left as it is stays so. */
function bodyOf(own: Typed, kept: SavedInformation | undefined) {
  const text = (name: keyof SavedInformation) => String(own[name] ?? kept?.[name] ?? '')
  return {
    // A page that does not ask for the name leaves it out: the one saved here may be outdated.
    ...(typeof own['first_name'] === 'string' && { first_name: own['first_name'] }),
    ...(typeof own['last_name'] === 'string' && { last_name: own['last_name'] }),
    street_address: text('street_address'),
    city: text('city'),
    state: text('state'),
    zip_code: text('zip_code'),
    phone_number: text('phone_number'),
    dob: text('dob'),
    ira_interest: typeof own['ira_interest'] === 'boolean' ? own['ira_interest'] : (kept?.ira_interest ?? false),
    has_custodial_auth: false,
    ...(typeof own['ssn'] === 'string' && own['ssn'] !== '' && { ssn: own['ssn'] }),
  }
}

async function sign({ all }: Work): Promise<Answer<unknown>> {
  const kept = await savedPersonalInformation.load()
  if (!kept.ok) return kept
  if (!kept.data) return failed(personFirst())
  const signed = await ask('PUT /api/v1/accounts/personal_information/has_custodial_auth/{id}/update/', {
    params: { id: kept.data.pk },
    body: { has_custodial_auth: true, signed_name: String(all['signed_name'] ?? '') },
  })
  return storeAnswer(signed)
}

function storeAnswer(answer: Answer<SavedInformation>): Answer<SavedInformation> {
  if (answer.ok) savedPersonalInformation.put(answer.data)
  return answer
}
