import { sealedTable } from '../../security/sealed-table.ts'

export const sealedLetters = sealedTable('letters', ['recipient', 'subject', 'body'])
