import { z } from 'zod'
import { contract, contracts } from '../contract.ts'

const moment = z.iso.datetime()
const token = z.string().min(1).max(200)
const done = z.strictObject({ status: z.literal('OK') })
const path = '/api/v1/auth/recovery/'
const recovery = z.strictObject({
  ready_at: moment.nullable().meta({ description: 'From then on it can be ended. Null when nothing is being recovered.' }),
  is_looked_at: z.boolean().meta({ description: 'Whether one of our people makes sure first that it is the owner.' }),
})

/** For people who have lost every second factor: slow, announced, and stopped by whoever still has one. */
export const recoveryContracts = contracts({
  askRecovery: contract({
    method: 'POST',
    path,
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Asks to get in without the second factor, after the password. It takes a week, and the owner hears of it everywhere.',
    body: z.strictObject({ sign_in: token }),
    sends: 'json',
    status: 200,
    answer: recovery,
    errors: ['sign_in_too_old', 'too_many_requests'],
  }),
  readRecovery: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says whether somebody asked to get into the account without its second factor.',
    sends: 'json',
    status: 200,
    answer: recovery,
    errors: [],
  }),
  stopRecovery: contract({
    method: 'DELETE',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Stops it: nothing of the account has changed.',
    sends: 'json',
    status: 200,
    answer: recovery,
    errors: [],
  }),
  stopRecoveryByLink: contract({
    method: 'POST',
    path: `${path}stop/`,
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Stops it with the token of the e-mail that announced it.',
    body: z.strictObject({ token }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['link_used_up', 'too_many_requests'],
  }),
  finishRecovery: contract({
    method: 'POST',
    path: `${path}finish/`,
    who: 'anyone',
    idempotent: 'no',
    about:
      'Ends it, when its time is over, with the token of an e-mail: a new password is set, and the lost passkeys, app and codes are removed.',
    body: z.strictObject({ token, password: z.string().max(1000) }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['link_used_up', 'too_many_requests'],
  }),
})
