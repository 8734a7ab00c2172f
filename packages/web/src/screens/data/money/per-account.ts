import type { Answer } from '../../../client/service/answer.ts'
import { type Resource, resource } from '../../../client/service/resource.ts'

/** Something of everything with us, or of the one account that is named: each is loaded once a page shows it. */
export function perAccount<T>(fetchIt: (query: { readonly account?: string }) => Promise<Answer<T>>): (account?: string) => Resource<T> {
  const all = new Map<string | undefined, Resource<T>>()
  return (account) => {
    const known = all.get(account) ?? resource(() => fetchIt(account === undefined ? {} : { account }))
    all.set(account, known)
    return known
  }
}
