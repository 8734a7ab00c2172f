import type { signingContracts } from '@app/schemas/api/people/signing'
import type { Context } from '../../context/context.ts'
import { isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { enterByPhone, handOver, signerByKey } from './hand-over.ts'
import { readPaper, readSigning } from './read-signing.ts'
import { signPapers } from './sign-papers.ts'

/** Papers that wait for a signature, read and signed on this screen or on a telephone. */
export function signingHandlers(context: Context) {
  return {
    readSigning: ({ person }) => readSigning(context, person.id),
    readPaper: ({ person, params }) => readPaper(context, person.id, params.paper),
    signPapers: ({ person, requestKey, body, sender: { address } }) =>
      signPapers(context, { personId: person.id, key: requestKey, on: 'screen', address, sent: body }),
    handOverSigning: ({ person, body }) => handOver(context, person.id, body.send),
    enterByPhone: ({ body, sender }) => enterByPhone(context, body.token, sender),
    readSigningByPhone: async ({ headers, sender }) => {
      const signer = await signerByKey(context, sender, headers['x-signing-key'])
      return isFailure(signer) ? signer : readSigning(context, signer.personId)
    },
    readPaperByPhone: async ({ headers, params, sender }) => {
      const signer = await signerByKey(context, sender, headers['x-signing-key'])
      return isFailure(signer) ? signer : readPaper(context, signer.personId, params.paper)
    },
    signByPhone: async ({ headers, sender, requestKey, body }) => {
      const signer = await signerByKey(context, sender, headers['x-signing-key'])
      return isFailure(signer)
        ? signer
        : signPapers(context, { ...signer, key: requestKey, on: 'phone', address: sender.address, sent: body })
    },
  } satisfies Handlers<typeof signingContracts>
}
