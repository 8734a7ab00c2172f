import type { Language, Words } from '../../language.ts'
import type { NameLikeness } from '../people/owner-names.ts'
import { stateOfZip } from '../people/zip-states.ts'

/** Where somebody lives or lived, as far as it is known. */
export type Place = { readonly zip: string | null; readonly city: string | null; readonly state: string | null }

export const placeLikenesses = ['zip', 'city', 'near', 'state', 'unknown', 'elsewhere'] as const
type PlaceLikeness = (typeof placeLikenesses)[number]

const byName = { same: 60, swapped: 50, nickname: 50, part: 40, initial: 35 } as const satisfies Record<NameLikeness, number>
const byPlace = { zip: 35, city: 30, near: 20, state: 10, unknown: -5, elsewhere: -30 } as const satisfies Record<PlaceLikeness, number>

/** Below this it is more likely somebody else. */
const leastConfidence = 50

/** From here on it more likely is this person: the same name in the same state, or better. */
export const likelyConfidence = 70

type Said = { readonly name: Readonly<Record<NameLikeness, string>>; readonly place: Readonly<Record<PlaceLikeness, string>> }

const said: Words<Said> = {
  en: {
    name: {
      same: 'The name is the same as yours.',
      swapped: 'First and last name are yours, in the other order.',
      nickname: 'The last name is yours, and the first name is another form of yours.',
      part: 'One part of your last name and your first name are the same.',
      initial: 'The last name is yours; of the first name only the initial is there.',
    },
    place: {
      zip: 'The ZIP code is one where you live or lived.',
      city: 'The city is the one where you live.',
      near: 'The ZIP code is near one where you live or lived.',
      state: 'The state is one where you live or lived, but the place is another.',
      unknown: 'The record has no address, so check it well.',
      elsewhere: 'The place is another.',
    },
  },
  es: {
    name: {
      same: 'El nombre es igual al tuyo.',
      swapped: 'El nombre y el apellido son los tuyos, en otro orden.',
      nickname: 'El apellido es el tuyo, y el nombre es otra forma del tuyo.',
      part: 'Coinciden una parte de tu apellido y tu nombre.',
      initial: 'El apellido es el tuyo; del nombre solo está la inicial.',
    },
    place: {
      zip: 'El código postal es de donde vives o viviste.',
      city: 'La ciudad es donde vives.',
      near: 'El código postal está cerca de donde vives o viviste.',
      state: 'El estado es uno donde vives o viviste, pero el lugar es otro.',
      unknown: 'El registro no tiene dirección, así que revísalo bien.',
      elsewhere: 'El lugar es otro.',
    },
  },
}

/** Why a record may be about a person. */
export type Likeness = { readonly name: NameLikeness; readonly place: PlaceLikeness }

export function likenessWords({ name, place }: Likeness, language: Language): string {
  return `${said[language].name[name]} ${said[language].place[place]}`
}

/** How sure it is that a record is about a person, from 0 to 100, and why. Nothing comes back when it more likely is not. */
export function likenessOf(
  name: NameLikeness,
  owner: Place,
  places: readonly Place[],
): (Likeness & { readonly confidence: number }) | undefined {
  const likenesses = places.map((place) => placeLikeness(owner, place))
  const place = likenesses.sort((one, other) => byPlace[other] - byPlace[one])[0] ?? 'elsewhere'
  const confidence = byName[name] + byPlace[place]
  return confidence < leastConfidence ? undefined : { confidence, name, place }
}

/** The states to look in: a ZIP code knows its own. */
export function statesOf(places: readonly Place[]): readonly string[] {
  return [...new Set(places.flatMap(({ zip, state }) => [state ?? [], stateOfZip(zip ?? '') ?? []].flat()))]
}

function placeLikeness(owner: Place, place: Place): PlaceLikeness {
  if (owner.zip === null && owner.city === null && owner.state === null) return 'unknown'
  if (owner.zip !== null && owner.zip === place.zip) return 'zip'
  const isSameState = owner.state !== null && statesOf([place]).includes(owner.state)
  if (isSameState && owner.city !== null && place.city !== null && letters(owner.city) === letters(place.city)) return 'city'
  if (owner.zip !== null && owner.zip.slice(0, 3) === place.zip?.slice(0, 3)) return 'near'
  return isSameState ? 'state' : 'elsewhere'
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
