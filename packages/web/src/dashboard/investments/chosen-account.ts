import { useLocation, useNavigate } from 'react-router-dom'
import type { BrokerageAccount } from '../../screens/data/money/ira-accounts.ts'

const parameter = 'account'

/** The account that the address names by its row, and how to name another one. Undefined for all of them, and for one that isn’t there. */
export function useChosenAccount(accounts: readonly BrokerageAccount[]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(parameter)
  const choose = (pk: string) => {
    const query = new URLSearchParams(search)
    if (pk === '') query.delete(parameter)
    else query.set(parameter, pk)
    navigate({ search: query.toString() }, { replace: true })
  }
  return [accounts.find(({ pk }) => pk === named), choose] as const
}
