import type { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers, Person, Sender } from '../../http/call/handlers.ts'
import { mailAccounts } from './mail-accounts.ts'
import { readSearch, saveAlternatives, startSearch } from './start-search.ts'
import { type FoundAccountRow, findAccounts } from './store.ts'
import { toAccount } from './to-account.ts'
import { updateAccounts } from './update-accounts.ts'

type Asked = { readonly person: Person; readonly sender: Sender }

/** Old accounts of a person, and the search for them. */
export function foundAccountHandlers(context: Context) {
  const listed =
    (isListed: (row: FoundAccountRow) => boolean) =>
    async ({ person, sender }: Asked) => ({ results: await accountsOf(context, { person, sender }, isListed) })
  return {
    keepAlternatives: ({ person, body }) => saveAlternatives(context, person, body),
    startSearch: ({ person, body }) => startSearch(context, person, body),
    readSearch: ({ person }) => readSearch(context, person.id),
    listFoundAccounts: listed(() => true),
    listMatchedAccounts: listed(({ kind }) => kind === 'matched'),
    listUnmatchedAccounts: listed(({ kind }) => kind === 'no-match'),
    listEnteredAccounts: listed(({ kind }) => kind === 'user-entered'),
    listShownAccounts: listed(({ is_shown }) => is_shown),
    readFoundAccount: async ({ person, sender, params: { id } }) => {
      const [account] = await accountsOf(context, { person, sender }, (row) => row.id === id)
      return account ?? fail('not_found')
    },
    updateFoundAccounts: async ({ person, sender, body: { found_accounts: changes } }) => {
      const refused = await updateAccounts(context, person.id, changes)
      return refused ?? { results: await accountsOf(context, { person, sender }, () => true) }
    },
    mailFoundAccounts: ({ person }) => mailAccounts(context, person.id),
  } satisfies Handlers<typeof foundAccountContracts>
}

async function accountsOf({ db, keys, hooks }: Context, { person, sender }: Asked, isListed: (row: FoundAccountRow) => boolean) {
  const rollovers = await hooks.requestsOf(db, person.id)
  const rows = (await findAccounts(db, person.id)).filter(isListed)
  return rows.map((row) => toAccount(keys, row, rollovers.get(row.id), sender.language))
}
