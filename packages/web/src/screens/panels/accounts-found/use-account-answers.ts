import { useState } from 'react'
import type { Failure } from '../../../client/service/answer.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'
import { updateAccounts } from '../../data/accounts/update-accounts.ts'

export type AccountAnswers = {
  readonly busyPk: string | undefined
  readonly hasSaved: boolean
  readonly failure: Failure | undefined
  readonly say: (account: FoundAccount, isMine: FoundAccount['is_mine']) => Promise<void>
}

/** Keeps at once whether an account is the person’s. */
export function useAccountAnswers(): AccountAnswers {
  const [busyPk, setBusyPk] = useState<string>()
  const [hasSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const say = async ({ pk }: FoundAccount, isMine: FoundAccount['is_mine']) => {
    setBusyPk(pk)
    setFailure(undefined)
    setSaved(false)
    const answer = await updateAccounts((account) => (account.pk === pk ? { is_mine: isMine } : undefined))
    setBusyPk(undefined)
    if (answer.ok) setSaved(true)
    else setFailure(answer.failure)
  }
  return { busyPk, hasSaved, failure, say }
}
