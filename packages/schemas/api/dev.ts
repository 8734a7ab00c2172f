import { z } from 'zod'
import { contract, contracts } from './contract.ts'

/** What exists for people who develop or demonstrate the service, and in production for nobody. */
export const devContracts = contracts({
  readOutbox: contract({
    method: 'GET',
    path: '/dev/outbox',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists the newest e-mails, where no mail server sends them.',
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
  readEmail: contract({
    method: 'GET',
    path: '/dev/outbox/{id}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Shows an e-mail, where no mail server sends it.',
    params: z.strictObject({ id: z.uuid().meta({ description: 'The id of an e-mail.' }) }),
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
})
