import { signingContracts } from '@app/schemas/api/people/signing'
import { calls, type Domain } from '../domain.ts'
import { signingFacts } from './facts.ts'
import { signingHandlers } from './routes.ts'
import { sealedSignatures } from './sealed.ts'
import { findAccountSigned } from './store.ts'
import { isAccountSigned } from './things.ts'

/** Papers that wait for a signature. */
export const signing = {
  calls: [calls(signingContracts, signingHandlers)],
  facts: { signing: (words, now) => signingFacts(words, now) },
  hooks: { isAccountSigned: ({ db }, personId, type) => isAccountSigned(db, personId, type), findAccountSigned },
  sealed: [sealedSignatures],
  personal: { forgotten: ['signing_hand_overs'], kept: { signatures: 'the proof of what was signed' } },
} satisfies Domain
