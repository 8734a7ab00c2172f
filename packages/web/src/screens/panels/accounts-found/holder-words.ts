import { type FoundAccount, isHolderMissing } from '../../data/accounts/found-accounts.ts'

type Said = { readonly noKeeper: string; readonly heldAt: (keeper: string) => string }

/** Who holds an account, where that is not said by its name already. */
export function holderWords(account: FoundAccount, { noKeeper, heldAt }: Said): string | undefined {
  const { record_keeper_name: keeper, employer_name: employer } = account
  if (isHolderMissing(account)) return noKeeper
  return keeper === null || keeper === employer ? undefined : heldAt(keeper)
}
