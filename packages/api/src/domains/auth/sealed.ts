import { sealedTable } from '../../security/sealed-table.ts'

export const sealedPeople = sealedTable('people', ['email', 'pending_email', 'first_name', 'last_name'], {
  indexes: { email_index: { from: 'email' } },
})
