import { sealedTable } from '../../security/sealing.ts'

export const sealedWaitlist = sealedTable('waitlist', ['email', 'employer_name'], {
  indexes: { email_index: { from: 'email', as: { table: 'people', column: 'email' } } },
})
