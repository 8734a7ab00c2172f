import { signingContracts } from '@app/schemas/api/people/signing'
import { calls, type Domain } from '../domain.ts'
import { signingHandlers } from './routes.ts'
import { sealedSignatures } from './sealed.ts'
import { signingOf } from './signing-of.ts'
import { signedAccounts } from './things.ts'

/** Papers that wait for a signature. */
export const signing = {
  calls: [calls(signingContracts, (context) => signingHandlers(signingOf(context)))],
  hooks: { isAccountSigned: ({ db }, personId, type) => signedAccounts(db)(personId, type) },
  sealed: [sealedSignatures],
  personal: { forgotten: ['signing_hand_overs'], kept: { signatures: 'the proof of what was signed' } },
} satisfies Domain
