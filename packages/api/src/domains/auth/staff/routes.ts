import type { staffContracts } from '@app/schemas/api/desk/staff'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { acceptInvitation, inviteColleague } from './invitations.ts'
import { changeRole, dismissColleague, listStaff, readOwnRole } from './manage-staff.ts'
import { takeBackInvitation } from './take-back.ts'

/** People of ours: who they are, and who invites them. */
export function staffHandlers(auth: AuthContext) {
  return {
    readOwnRole: ({ person }) => readOwnRole(auth, person),
    acceptInvitation: ({ person, body, sender }) => acceptInvitation(auth, person, body.token, sender),
    listStaff: () => listStaff(auth),
    inviteColleague: ({ person, body }) => inviteColleague(auth, person, body),
    takeBackInvitation: ({ person, params }) => takeBackInvitation(auth, person, params.id),
    changeRole: ({ person, params, body }) => changeRole(auth, person, params.id, body.role),
    endColleague: ({ person, params, body }) => dismissColleague(auth, person, params.id, body.reason),
  } satisfies Handlers<typeof staffContracts>
}
