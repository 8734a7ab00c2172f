import type { Answer } from '../../client/service/answer.ts'
import { type Resource, resource } from '../../client/service/resource.ts'

export type SavedResource<T> = Resource<T> & {
  /** Asks now, whenever it was asked last; what is shown stays until the answer is there. */
  readonly readAnew: () => Promise<Answer<T>>
}

/** Something of the service that pages share and change: after a change it is read anew at once. */
export function savedResource<T>(fetchIt: () => Promise<Answer<T>>): SavedResource<T> {
  const held = resource(fetchIt)
  return {
    ...held,
    readAnew: async () => {
      const answer = await fetchIt()
      if (answer.ok) held.put(answer.data)
      return answer
    },
  }
}
