import { cleanEmail } from '@app/schemas/rules/people/email'
import { maskSsn } from '@app/schemas/rules/people/ssn'
import type { Context, CustomerIdentity } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { accountOf, emailIndexes, openAccount } from '../auth/account.ts'
import { findByName } from '../auth/name-words.ts'
import { findHolder, findPeople } from '../auth/store.ts'
import { phoneFor } from './customer-phone.ts'
import { namesOf } from './names-of.ts'
import { toShortTask } from './show-task.ts'
import { findTasksOf } from './task-store.ts'
import { kindOf } from './tasks.ts'
import { timelineOf } from './timeline.ts'

/** Customers by their address or their name. That somebody searched is written down, and what for is not: it is personal. */
export async function searchCustomers(context: Context, by: Colleague, text: string) {
  const { db, keys } = context
  await audit(db, {
    actor: `person:${by.id}`,
    action: 'desk.searched',
    subject: 'customers',
    detail: { by: text.includes('@') ? 'e-mail' : 'name' },
  })
  const holder = text.includes('@') ? await findHolder(db, emailIndexes(keys, cleanEmail(text))) : undefined
  const ids = text.includes('@') ? [] : await findByName(context, db, text)
  const rows = holder ? [holder] : ids.length > 0 ? await findPeople(db, ids) : []
  return {
    results: rows.map((row) => {
      const { id, firstName, lastName, email, madeAt } = openAccount(keys, row)
      return { pk: id, name: `${firstName} ${lastName}`.trim(), email, since: madeAt.toISOString() }
    }),
  }
}

/** What is known of a customer. */
export async function showCustomer(context: Context, by: Colleague, id: string, reason: string) {
  const refused = refuseCardNumbers({ reason })
  if (refused) return refused
  const limited = await checkLimits(context, { customersOpenedPerColleague: by.id })
  if (limited) return limited
  const account = await accountOf(context, id)
  if (!account) return fail('not_found')
  await audit(context.db, { actor: `person:${by.id}`, action: 'desk.looked', subject: `person:${id}`, detail: { reason } })
  const [identity, phone, papers, agreed, timeline, tasks] = await Promise.all([
    context.hooks.identityFor(context, id),
    phoneFor(context, id),
    context.hooks.papersFor(context, id),
    context.hooks.paymentConsentsOf(context.db, id),
    timelineOf(context, id),
    findTasksOf(context.db, id),
  ])
  const names = await namesOf(
    context,
    tasks.flatMap(({ person_id, assignee }) => [person_id, assignee]),
  )
  return {
    pk: id,
    name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    since: account.madeAt.toISOString(),
    masked: identity ? maskedOf(identity) : [],
    phone,
    parts: [
      ...(papers.length === 0 ? [] : [{ title: 'Papers', facts: [], text: [], papers: [...papers] }]),
      ...(agreed.length === 0 ? [] : [{ title: 'Agreed to pay', facts: [...agreed], text: [], papers: [] }]),
    ],
    timeline,
    tasks: tasks.flatMap((row) => {
      const kind = kindOf(row)
      return kind ? [toShortTask(row, kind, names, context.now())] : []
    }),
  }
}

/** A personal number in full. */
export async function revealCustomer(context: Context, by: Colleague, id: string, what: keyof CustomerIdentity, reason: string) {
  const refused = refuseCardNumbers({ reason })
  if (refused) return refused
  const limited = await checkLimits(context, { numbersRevealedPerColleague: by.id })
  if (limited) return limited
  const value = (await context.hooks.identityFor(context, id))?.[what]
  if (value === undefined) return fail('not_found')
  await audit(context.db, { actor: `person:${by.id}`, action: 'desk.revealed', subject: `person:${id}`, detail: { what, reason } })
  return { value }
}

export async function readCustomerPaper(context: Context, by: Colleague, id: string, paper: string) {
  const file = await context.hooks.paperFor(context, id, paper)
  if (!file) return fail('not_found')
  await audit(context.db, { actor: `person:${by.id}`, action: 'desk.read-paper', subject: `person:${id}`, detail: { paper } })
  return file
}

function maskedOf({ ssn, dob, phone, address }: CustomerIdentity) {
  return [
    ...(ssn === undefined ? [] : [{ what: 'ssn' as const, label: 'Social Security number', value: maskSsn(ssn) }]),
    { what: 'dob' as const, label: 'Date of birth', value: `••/••/${dob.slice(0, 4)}` },
    { what: 'phone' as const, label: 'Phone', value: `••• ••• ${phone.slice(-4)}` },
    { what: 'address' as const, label: 'Address', value: `•••, ${address.split(', ').slice(1).join(', ')}` },
  ]
}
