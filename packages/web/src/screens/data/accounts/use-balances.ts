import type { Loaded } from '../../../client/service/resource.ts'
import { balanceParts, type Part } from './balance-of.ts'
import { fees } from './fees.ts'
import { foundAccounts } from './found-accounts.ts'
import { heldAccounts } from './held-accounts.ts'

/** Every account of a person with what is in it. The estimates of salary and years may fail: then those balances are not known. */
export function useBalances(): Loaded<readonly Part[]> & { readonly reload: () => void } {
  const [found, held, compared] = [foundAccounts.use(), heldAccounts.use(), fees.use()]
  const isSettled = compared.data !== undefined || compared.failure !== undefined
  const data = found.data && held.data && isSettled ? balanceParts(found.data, compared.data?.results ?? [], held.data) : undefined
  return {
    data,
    isLoading: found.isLoading || held.isLoading || compared.isLoading,
    isKnown: data !== undefined,
    failure: data ? undefined : (found.failure ?? held.failure),
    reload: () => {
      found.reload()
      held.reload()
      compared.reload()
    },
  }
}
