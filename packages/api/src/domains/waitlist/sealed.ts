import { sealedTable } from '../../security/sealed-table.ts'

export const sealedWaitlist = sealedTable('waitlist', ['email', 'employer_name'], {
  indexes: { email_index: { from: 'email', as: { table: 'people', column: 'email' } } },
})
