import { signingContracts } from '@app/schemas/api/people/signing'
import { type Customer, withKey } from './customers.ts'

/** Signs everything that waits: without a signed note no loan is paid out. */
export async function signNotes({ sends }: Pick<Customer, 'sends'>): Promise<void> {
  const { waiting } = await sends(signingContracts.readSigning)
  const papers = waiting.map(({ paper, hash }) => ({ paper, hash }))
  await sends(signingContracts.signPapers, withKey({ papers, agreed: true, signed_name: 'Pat Example' }))
}
