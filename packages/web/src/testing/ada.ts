import type { User } from '../client/session/session.ts'

/** A person who is signed in. */
export const ada: User = {
  pk: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Sample',
  partner_name: '',
  origin_domain: '',
  email_confirmed: true,
  may_give_ssn: true,
  device_key: btoa('ada'.repeat(11).slice(0, 32)),
  pending_email: null,
  language: 'en',
}
