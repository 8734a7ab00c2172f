import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'
import { savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'

export type Numbers = { readonly dob: string | undefined; readonly ssn: string | undefined }

/** The birth date, and the Social Security number with its last four digits only. */
export const ownNumbers = savedResource<Numbers>(async () => {
  const [person, ssn] = await Promise.all([savedPersonalInformation.load(), ask('GET /api/v1/accounts/personal_information/ssn/')])
  if (!person.ok) return person
  if (!ssn.ok) return ssn
  return done({ dob: person.data?.dob, ssn: ssn.data.results[0]?.ssn })
})
