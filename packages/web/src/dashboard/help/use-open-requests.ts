import { helpRequests } from '../../screens/data/help/help-requests.ts'

/** How many requests of the person are not closed. */
export function useOpenRequests(): number {
  const { data } = helpRequests.use()
  return data?.results.filter(({ state }) => state !== 'closed').length ?? 0
}
