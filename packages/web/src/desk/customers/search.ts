import { create } from 'zustand'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { onSignOut } from '../../client/session/resets.ts'
import { watchAccess } from '../data/watch-access.ts'

export type Found = Answered<'POST /api/v1/desk/customers/search/'>['results']
type Search = { readonly text: string; readonly found: Found | undefined }

const nothing: Search = { text: '', found: undefined }

/** The last search: people who come back from a customer see it again, and nothing is asked for a second time. */
export const useSearch = create<Search>(() => nothing)
onSignOut(() => useSearch.setState(nothing))

export async function searchCustomers(text: string) {
  const answer = watchAccess(await ask('POST /api/v1/desk/customers/search/', { body: { text } }))
  if (answer.ok) useSearch.setState({ text, found: answer.data.results })
  return answer
}
