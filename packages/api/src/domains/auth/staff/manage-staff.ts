import { inEnglishFor } from '@app/schemas/errors'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { sealedInvitations } from '../sealed.ts'
import { readSecondFactor } from '../second-factor/second-factor.ts'
import { colleaguesWith } from './colleagues.ts'
import { spendInvitations } from './invitations.ts'
import { oneself } from './oneself.ts'
import {
  endColleague,
  findColleague,
  findColleaguesWithFactor,
  findInvitations,
  lockColleagues,
  setRole,
  useInvitationsBy,
} from './staff-store.ts'

const noLongerLead = { detail: inEnglishFor('colleagues', 'You’ve just got another role yourself: a lead does that.') }

/** What a person is at the desk, and what is missing before it opens. */
export async function readOwnRole(auth: AuthContext, person: Person) {
  const { context } = auth
  const row = await findColleague(context.db, person.id)
  const account = row && (await accountOf(context, person.id))
  if (!row || !account) return fail('forbidden')
  const { is_set, is_shown_here } = await readSecondFactor(auth, person)
  const factor = is_shown_here ? ('shown' as const) : ('to-enter' as const)
  return {
    pk: person.id,
    name: `${account.firstName} ${account.lastName}`.trim(),
    role: row.role,
    second_factor: is_set ? factor : ('to-set' as const),
  }
}

/** Everybody who works at the desk, and who is expected. */
export async function listStaff({ context }: AuthContext) {
  const [colleagues, rows, invitations] = await Promise.all([
    colleaguesWith(context, context.db),
    findColleaguesWithFactor(context.db),
    findInvitations(context.db, context.now()),
  ])
  const known = new Map(rows.map((row) => [row.person_id, row]))
  const { open } = sealing(context.keys, sealedInvitations)
  return {
    results: colleagues.flatMap(({ personId, name, email, role }) => {
      const row = known.get(personId)
      return row ? [{ pk: personId, name, email, role, since: row.since.toISOString(), has_second_factor: Boolean(row.has_factor) }] : []
    }),
    invited: invitations.map(({ id, email, role, expires_at }) => ({
      pk: id,
      email: open('email', id, email),
      role,
      expires_at: expires_at.toISOString(),
    })),
  }
}

export async function changeRole({ context }: AuthContext, by: Person, id: string, role: StaffRole) {
  return onColleague(context, by, id, async (trx) => {
    await setRole(trx, id, role)
    await spendInvitationsOf(context, trx, id)
    if (role !== 'lead') await useInvitationsBy(trx, id, context.now())
    await context.hooks.colleagueChanged(context, trx, id, role)
    await audit(trx, { actor: `person:${by.id}`, action: 'staff.role-changed', subject: `person:${id}`, detail: { role } })
  })
}

/** Closes the desk to a colleague at once: what they may do is looked up with each request. */
export async function dismissColleague({ context }: AuthContext, by: Person, id: string, reason: string) {
  const refused = refuseCardNumbers({ reason })
  if (refused) return refused
  return onColleague(context, by, id, async (trx) => {
    await endColleague(trx, id, context.now())
    await spendInvitationsOf(context, trx, id)
    await useInvitationsBy(trx, id, context.now())
    await context.hooks.colleagueChanged(context, trx, id, undefined)
    await audit(trx, { actor: `person:${by.id}`, action: 'staff.ended', subject: `person:${id}`, detail: { reason } })
  })
}

/** Whoever does it is a lead until it is done: two who did it to each other at once would leave the desk without one. */
async function onColleague(context: AuthContext['context'], by: Person, id: string, act: (trx: Queries) => Promise<void>) {
  if (id === by.id) return fail('not_in_this_state', oneself)
  return context.db.transaction().execute(async (trx) => {
    const roles = new Map((await lockColleagues(trx, [by.id, id])).map(({ person_id, role }) => [person_id, role]))
    if (roles.get(by.id) !== 'lead') return fail('not_in_this_state', noLongerLead)
    if (!roles.has(id)) return fail('not_found')
    await act(trx)
    return { status: 'OK' as const }
  })
}

/** A link that was not opened yet would bring a colleague back, or give another role. */
async function spendInvitationsOf(context: AuthContext['context'], trx: Queries, personId: string): Promise<void> {
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await spendInvitations(context, trx, account.email)
}
