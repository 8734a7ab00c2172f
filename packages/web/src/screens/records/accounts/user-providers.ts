import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { providers } from '../../data/accounts/providers.ts'
import { newAccount } from '../../fields/accounts/account-lists.ts'
import type { RecordKind } from '../record.ts'

/** At which providers the person wants to move accounts. Those that the page has just added have their names in the list by now. */
export const userProviders: RecordKind = {
  load: async () => {
    const listed = await providers.load()
    return listed.ok ? done({ selected: listed.data.filter((one) => one.rollover_requested).map(({ pk }) => pk) }) : listed
  },
  save: async ({ selected }) => {
    const listed = await providers.load()
    if (!listed.ok) return listed
    const chosen = Array.isArray(selected) ? selected.map(String) : []
    const named = new Set(chosen.filter((one) => one.startsWith(newAccount)).map((one) => sameNameKey(one.slice(newAccount.length))))
    const ids = listed.data
      .filter(({ pk, record_keeper_name }) => chosen.includes(pk) || named.has(sameNameKey(record_keeper_name)))
      .map(({ pk }) => pk)
    if (ids.length === 0) return done(undefined)
    const ticked = await ask('POST /api/v1/accounts/providers/ticked/', { body: { user_providers: ids } })
    if (ticked.ok) providers.put(ticked.data.user_providers)
    return ticked
  },
}
