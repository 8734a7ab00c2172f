import { sealedTable } from '../../security/sealing.ts'

export const sealedSearchHints = sealedTable('search_hints', ['names', 'zip_codes'])

export const sealedFoundAccounts = sealedTable('found_accounts', ['details'])
