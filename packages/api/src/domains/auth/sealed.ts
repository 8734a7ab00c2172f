import { sealedTable } from '../../security/sealing.ts'

export const sealedPeople = sealedTable('people', ['email', 'pending_email', 'first_name', 'last_name'], {
  indexes: { email_index: { from: 'email' } },
})

export const sealedAuthenticators = sealedTable('authenticators', ['secret'])
export const sealedPendingAuthenticators = sealedTable('pending_authenticators', ['secret'])
export const sealedInvitations = sealedTable('staff_invitations', ['email'])
export const sealedNameWords = sealedTable('name_words', ['word'], { indexes: { word_index: { from: 'word' } } })
export const sealedPasskeys = sealedTable('passkeys', ['name'])
