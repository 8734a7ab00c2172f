import { signingContracts } from '@app/schemas/api/people/signing'
import { type Customer, withKey } from './customers.ts'

const mostTries = 10

/** Signs everything that waits: before that no loan is paid out, and nobody is asked to move money. A paper that comes meanwhile is read too. */
export async function signNotes({ sends, tries }: Pick<Customer, 'sends' | 'tries'>): Promise<void> {
  for (let count = 0; count < mostTries; count++) {
    const { waiting } = await sends(signingContracts.readSigning)
    if (waiting.length === 0) return
    const papers = waiting.map(({ paper, hash }) => ({ paper, hash }))
    const { answer } = await tries(signingContracts.signPapers, withKey({ papers, agreed: true, signed_name: 'Pat Example' }))
    if (answer) return
  }
  throw new Error('The papers that wait could not be signed.')
}
