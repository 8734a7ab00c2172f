import { sealedTable } from '../../security/sealed-table.ts'

export const sealedSearchHints = sealedTable('search_hints', ['names', 'zip_codes'])

export const sealedFoundAccounts = sealedTable('found_accounts', ['details'])
