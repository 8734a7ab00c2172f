import { phoneWords } from '@app/schemas/rules/people/phone-words'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { personFirst, savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'
import { saveOnce } from '../../../screens/records/record.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { AskedForm } from '../asked-form.tsx'
import { Changeable } from '../changeable.tsx'
import { InnerPart } from '../settings-section.tsx'
import { words } from './about-you.words.ts'

type Person = Answered<'GET /api/v1/accounts/personal_information/'>['results'][number]

const asked = ['street_address', 'city', 'state', 'zip_code', 'phone_number'] as const

/** Home address and phone number. People who were never asked learn when they will be. */
export function HomeAddress() {
  const said = useWords(words)
  const held = savedPersonalInformation.use()
  return (
    <InnerPart title={said.home}>
      <Loaded of={held} empty={said.notAsked}>
        {(person) => person && <OwnHome person={person} />}
      </Loaded>
    </InnerPart>
  )
}

function OwnHome({ person }: { readonly person: Person }) {
  const said = useWords(words)
  const { street_address, city, state, zip_code, phone_number } = person
  const facts = [
    { name: said.address, value: `${street_address}, ${city}, ${state} ${zip_code}` },
    { name: said.phone, value: phoneWords(phone_number) },
  ]
  return (
    <Changeable draft={{ form: 'home' }} shown={<Facts facts={facts} />} change={said.changeHome}>
      {(close) => (
        <AskedForm
          form="home"
          asked={asked}
          start={{ street_address, city, state, zip_code, phone_number: phoneWords(phone_number) }}
          save={said.saveHome}
          send={saveHome}
          onSaved={() => close(said.homeSaved)}
          onKeep={() => close()}
        />
      )}
    </Changeable>
  )
}

/**
 * Only what is asked here: the rest of the record is left to the service as it is, and so are address or number where only the other was
 * typed. An address is one thing: a street of today with a town of yesterday would be no place.
 */
function saveHome({ phone_number, ...address }: Readonly<Record<string, string>>, key: string, touched: ReadonlySet<string>) {
  const body = {
    ...(Object.keys(address).some((name) => touched.has(name)) && address),
    ...(phone_number !== undefined && touched.has('phone_number') && { phone_number }),
  }
  return saveOnce<Person>(savedPersonalInformation, {
    add: async () => ({ ok: false, failure: personFirst() }),
    change: ({ version }) =>
      ask('POST /api/v1/accounts/settings/personal_information/update/', { base: version, body, key: `${key}-${version}` }),
  })
}
