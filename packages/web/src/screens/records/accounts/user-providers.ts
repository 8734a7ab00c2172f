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
    const ticked = Array.isArray(selected) ? selected.map(String) : []
    const named = new Set(ticked.filter((one) => one.startsWith(newAccount)).map((one) => sameNameKey(one.slice(newAccount.length))))
    const ids = listed.data
      .filter(({ pk, record_keeper_name }) => ticked.includes(pk) || named.has(sameNameKey(record_keeper_name)))
      .map(({ pk }) => pk)
    if (ids.length === 0) return done(undefined)
    const asked = await ask('POST /api/v1/accounts/providers/rollover_request/', { body: { user_providers: ids } })
    if (asked.ok) providers.put(asked.data.user_providers)
    return asked
  },
}
