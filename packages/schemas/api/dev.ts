import { z } from 'zod'
import { contract, contracts } from './contract.ts'

/** What is there for whoever develops or shows the service, and for nobody in production. */
export const devContracts = contracts({
  readOutbox: contract({
    method: 'GET',
    path: '/dev/outbox',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists the newest letters, where no mail server takes them.',
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
  readLetter: contract({
    method: 'GET',
    path: '/dev/outbox/{id}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Shows a letter, where no mail server takes it.',
    params: z.strictObject({ id: z.uuid().meta({ description: 'The id of a letter.' }) }),
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
})
