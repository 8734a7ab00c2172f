import { z } from 'zod'
import { inEnglishFor } from '../../errors.ts'
import { staffRoles } from '../../rules/desk/roles.ts'
import { contract, contracts } from '../contract.ts'
import { emailField, pk } from '../fields.ts'
import { says } from '../says.ts'

const role = z.enum(staffRoles)
const done = z.strictObject({ status: z.literal('OK') })

const colleague = z.strictObject({
  pk,
  name: z.string(),
  email: z.string(),
  role,
  since: z.iso.datetime(),
  has_second_factor: z.boolean(),
})

/** People of ours: who works at the desk, as what, and by whose invitation. */
export const staffContracts = contracts({
  readOwnRole: contract({
    method: 'GET',
    path: '/api/v1/desk/me/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'The role of a colleague, and what is missing before the desk opens. Others learn that it is not for them.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({ pk, name: z.string(), role, second_factor: z.enum(['to-set', 'to-enter', 'shown']) }),
    errors: ['forbidden'],
  }),
  acceptInvitation: contract({
    method: 'POST',
    path: '/api/v1/desk/invitations/accept/',
    who: 'person',
    idempotent: 'no',
    about: 'Makes the person who is signed in a colleague, by the link that went to their address.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ role }),
    errors: ['link_used_up', 'not_in_this_state', 'too_many_requests'],
  }),
  listStaff: contract({
    method: 'GET',
    path: '/api/v1/desk/staff/',
    who: 'staff',
    idempotent: 'by-nature',
    about: 'Everybody who works at the desk, and the invitations that nobody has used yet.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      results: z.array(colleague),
      invited: z.array(z.strictObject({ pk, email: z.string(), role, expires_at: z.iso.datetime() })),
    }),
    errors: [],
  }),
  inviteColleague: contract({
    method: 'POST',
    path: '/api/v1/desk/staff/invitations/',
    who: 'staff',
    roles: ['lead'],
    idempotent: 'no',
    about:
      'Sends an invitation by e-mail. It is good for three days, and those that went to the address before no longer are. Nobody invites themselves.',
    body: z.strictObject({ email: emailField, role }),
    sends: 'json',
    status: 201,
    answer: done,
    errors: ['not_in_this_state'],
  }),
  takeBackInvitation: contract({
    method: 'POST',
    path: '/api/v1/desk/staff/invitations/{id}/take-back/',
    who: 'staff',
    roles: ['lead'],
    idempotent: 'by-nature',
    about: 'Ends an invitation: the link in its e-mail leads nowhere from then on. One that was accepted is refused.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state'],
  }),
  changeRole: contract({
    method: 'POST',
    path: '/api/v1/desk/staff/{id}/role/',
    who: 'staff',
    roles: ['lead'],
    idempotent: 'by-nature',
    about: 'Gives a colleague another role. Nobody changes their own.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({ role }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state'],
  }),
  endColleague: contract({
    method: 'POST',
    path: '/api/v1/desk/staff/{id}/end/',
    who: 'staff',
    roles: ['lead'],
    idempotent: 'by-nature',
    about: 'Closes the desk to a colleague at once. Their open tasks go back to their queues. Nobody ends themselves.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({
      reason: z
        .string()
        .trim()
        .min(1, says(inEnglishFor('colleagues', 'Say why, for the record.')))
        .max(300),
    }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state', 'card_number_refused'],
  }),
})
