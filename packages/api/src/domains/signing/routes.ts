import type { signingContracts } from '@app/schemas/api/people/signing'
import { isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { enterByPhone, handOver, signerByKey } from './hand-over.ts'
import { readPaper, readSigning } from './read-signing.ts'
import { signPapers } from './sign-papers.ts'
import type { SigningContext } from './signing-context.ts'

/** Papers that wait for a signature, read and signed on this screen or on a telephone. */
export function signingHandlers(parts: SigningContext) {
  return {
    readSigning: ({ person }) => readSigning(parts, person.id),
    readPaper: ({ person, params }) => readPaper(parts, person.id, params.paper),
    signPapers: ({ person, requestKey, body, sender: { address } }) =>
      signPapers(parts, { personId: person.id, key: requestKey, on: 'screen', address, sent: body }),
    handOverSigning: ({ person, body }) => handOver(parts, person.id, body.send),
    enterByPhone: ({ body, sender }) => enterByPhone(parts, body.token, sender),
    readSigningByPhone: async ({ headers, sender }) => {
      const signer = await signerByKey(parts, sender, headers['x-signing-key'])
      return isFailure(signer) ? signer : readSigning(parts, signer.personId)
    },
    readPaperByPhone: async ({ headers, params, sender }) => {
      const signer = await signerByKey(parts, sender, headers['x-signing-key'])
      return isFailure(signer) ? signer : readPaper(parts, signer.personId, params.paper)
    },
    signByPhone: async ({ headers, sender, requestKey, body }) => {
      const signer = await signerByKey(parts, sender, headers['x-signing-key'])
      return isFailure(signer)
        ? signer
        : signPapers(parts, { ...signer, key: requestKey, on: 'phone', address: sender.address, sent: body })
    },
  } satisfies Handlers<typeof signingContracts>
}
