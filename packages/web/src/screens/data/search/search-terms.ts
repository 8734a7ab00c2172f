import type { Loaded } from '../../../client/service/resource.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import { type Employer, savedEmployers } from './employers.ts'
import { type Searched, searched } from './searched.ts'

export type SearchTerms = {
  readonly employers: readonly Employer[]
  readonly person:
    | { readonly first_name: string; readonly last_name: string; readonly city: string; readonly state: string; readonly zip_code: string }
    | undefined
  readonly searched: Searched
}

/** What a search looks for: jobs, names and places of a person. */
export function useSearchTerms(): Loaded<SearchTerms> & { readonly reload: () => void } {
  const [jobs, person, also] = [savedEmployers.use(), savedPersonalInformation.use(), searched.use()]
  const isThere = jobs.data !== undefined && also.data !== undefined && (person.isKnown || person.data !== undefined)
  const data = isThere && jobs.data && also.data ? { employers: jobs.data, person: person.data, searched: also.data } : undefined
  return {
    data,
    isLoading: jobs.isLoading || person.isLoading || also.isLoading,
    isKnown: data !== undefined,
    failure: data ? undefined : (jobs.failure ?? person.failure ?? also.failure),
    reload: () => {
      jobs.reload()
      person.reload()
      also.reload()
    },
  }
}
