import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { TestApp } from '../../../testing/test-app.ts'
import { codeAt } from '../second-factor/authenticator.ts'
import { makeInvitation } from '../staff/invitations.ts'

/** A colleague as they come to be: invited, signed up with that address, an authenticator app set up, its code shown. */
export async function signUpColleague(
  service: TestApp,
  role: StaffRole,
  own: { readonly email?: string; readonly first_name?: string } = {},
) {
  const { pk, access, refresh } = await joinDesk(service, role, own)
  const { secret } = (await service.ask({ method: 'POST', url: '/api/v1/auth/second-factor/', token: access })).body
  const confirmed = await service.ask({
    method: 'POST',
    url: '/api/v1/auth/second-factor/confirm/',
    token: access,
    payload: { code: codeAt(secret, service.context.now()) },
  })
  if (confirmed.status !== 201) throw new Error(`The app gave ${confirmed.status}: ${confirmed.text}`)
  const backupCodes: readonly string[] = confirmed.body.backup_codes
  return { pk, access, refresh, secret: String(secret), backupCodes }
}

let joined = 0

/** The same before the app is set up. */
export async function joinDesk(service: TestApp, role: StaffRole, own: { readonly email?: string; readonly first_name?: string } = {}) {
  const signedUp = await service.signUp({ email: `${role}-${service.context.newId().slice(0, 8)}@example.com`, ...own })
  // Tokens that are tried from one place are counted: everybody comes from their own.
  joined++
  const { context } = service
  const url = await context.db
    .transaction()
    .execute((trx) => makeInvitation(context, trx, context.settings.publicUrl, { email: signedUp.email, role, invitedBy: null }))
  const accepted = await service.ask({
    method: 'POST',
    url: '/api/v1/desk/invitations/accept/',
    token: signedUp.access,
    payload: { token: url.split('token=')[1] },
    remoteAddress: `10.98.${joined >> 8}.${joined & 255}`,
  })
  if (accepted.status !== 200) throw new Error(`The invitation gave ${accepted.status}: ${accepted.text}`)
  return signedUp
}
