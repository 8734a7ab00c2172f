import type { PersonName } from '@app/schemas/rules/people/names'
import type { StateCode } from '@app/schemas/rules/people/states'
import { stateOfZip } from '@app/schemas/rules/people/zip-states'
import { z } from 'zod'

/** A person who must have records: by this name, at this place. */
export type KnownOwner = PersonName & { readonly zip: string; readonly state: StateCode; readonly city: string | null }

const name = z.object({ first_name: z.string(), last_name: z.string() })
const person = z.object({
  person: name.extend({ zip_code: z.string(), city: z.string() }),
  answers: z
    .object({ 'unclaimed-addresses': z.object({ names: z.array(name).optional(), zipcodes: z.array(z.object({ zip_code: z.string() })) }) })
    .optional()
    .catch(undefined),
})

/** Who the personas are, by all their names, and where they live and lived, so that people who try the product as one of them find something. */
export function knownOwners(personas: Iterable<unknown>): readonly KnownOwner[] {
  return [...personas].flatMap((persona) => {
    const { data } = person.safeParse(persona)
    if (!data) return []
    const { names = [], zipcodes = [] } = data.answers?.['unclaimed-addresses'] ?? {}
    const { zip_code, city, ...own } = data.person
    const earlier = zipcodes.map((place, index) => ownerAt(names[index % Math.max(1, names.length)] ?? own, place.zip_code, null))
    return [ownerAt(own, zip_code, city), ...earlier].flat()
  })
}

function ownerAt({ first_name, last_name }: PersonName, zip: string, city: string | null): readonly KnownOwner[] {
  const state = stateOfZip(zip)
  return state ? [{ first_name, last_name, zip, state, city }] : []
}
