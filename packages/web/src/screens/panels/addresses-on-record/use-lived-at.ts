import { type Answer, done } from '../../../client/service/answer.ts'
import { changeSearched, searched } from '../../data/search/searched.ts'
import { rowsOf } from '../../fields/rows/row.ts'
import type { StepForm } from '../../form/step-form.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'

export type LivedAt = {
  readonly has: (zip: string | null) => boolean
  /** Whether it is the ZIP code of today: that one is not changed here. */
  readonly isToday: (zip: string | null) => boolean
  readonly set: (zip: string, isLived: boolean) => Promise<Answer<unknown>>
}

/** Where a person has lived, by ZIP code: from the field of the page where it has one, else as saved. */
export function useLivedAt(form: StepForm): LivedAt {
  const kept = searched.use().data?.zipcodes ?? []
  const today = savedPersonalInformation.use().data?.zip_code
  const field = form.fields.find(({ record, column }) => record === 'alt_personal_information' && column === 'zipcodes')
  const rows = field ? rowsOf(form.values[field.name]) : []
  const here = field ? rows.filter((row) => !row.is_removed).map((row) => row['zip_code']) : kept
  return {
    has: (zip) => zip !== null && (zip === today || here.includes(zip)),
    isToday: (zip) => zip !== null && zip === today,
    set: async (zip, isLived) => {
      if (field) {
        const others = rows.filter((row) => row['zip_code'] !== zip)
        form.set(field.name, isLived ? [...others, { row: crypto.randomUUID(), zip_code: zip }] : others)
        return done(undefined)
      }
      return changeSearched(({ zipcodes }) => {
        const others = zipcodes.filter((one) => one !== zip)
        return { zipcodes: isLived ? [...others, zip] : others }
      })
    },
  }
}
