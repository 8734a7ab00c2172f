import { setTimeout as pause } from 'node:timers/promises'
import type { Words } from '@app/schemas/language'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import { sealing } from '../../security/sealing.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { lockPerson } from '../auth/store.ts'
import { hasPrimary, linkedAccountsOf } from '../financial-accounts/linked-accounts.ts'
import { advanceLink } from './advance-link.ts'
import { toInstitution } from './institution.ts'
import { advanceJob } from './jobs.ts'
import { refusedByPerson } from './may-read.ts'
import { sealedLinkedInstitutions } from './sealed.ts'
import { addLink, findByToken, findLink, findOwnLinks, type LinkRow } from './store.ts'

type Given = {
  readonly kind: 'bank' | 'investments'
  readonly makesPrimary: boolean
  readonly publicToken: string
  readonly name: string | undefined
  readonly institutionId: string | null | undefined
}

const column = { table: 'linked_institutions', column: 'public_token_index' } as const
const firstTryMs = 60_000
const waitMs = 5_000
const checkEveryMs = 50
const mostLinks = 50
const longestName = 120
const tooMany: Words<string> = {
  en: `You have ${mostLinks} links. That is as many as there can be: end one first.`,
  es: `Tienes ${mostLinks} conexiones. No puede haber más: termina una primero.`,
}

/** Links by a public token, once. The request is saved before the partner is asked; sent again, the same link is returned. */
export async function exchangeToken(context: Context, person: Person, given: Given) {
  // Those that come at the same moment would each hold a connection while they wait for the lock of the person.
  const row = await context.inTurn(person.id, () => findOrSave(context, person, given))
  if (row && isFailure(row)) return row
  return row ? answer(context, person, row) : fail('partner_refused')
}

async function findOrSave(context: Context, person: Person, given: Given) {
  const known = await findKnown(context, given.publicToken)
  if (known) return known
  const refused = await refusedByPerson(context, person.id, given.kind)
  if (refused) return refused
  const limited = await checkLimits(context, { linkTokensPerAccount: person.id })
  if (limited) return limited
  return (await saveLink(context, person.id, given)) ?? findKnown(context, given.publicToken)
}

/** The same for an account that replaces the primary one: money is then redirected, which requires the password. */
export async function exchangeForNew(context: Context, person: Person, given: Given) {
  const takesPlace = !(await findKnown(context, given.publicToken)) && (await hasPrimary(context, person.id))
  return (takesPlace ? requireStepUp(person, context.now()) : undefined) ?? exchangeToken(context, person, given)
}

function findKnown({ db, keys }: Context, publicToken: string): Promise<LinkRow | undefined> {
  return findByToken(db, blindIndexes(keys, column, publicToken))
}

/** The name of the institution as the window gave it, where it did. */
export function institutionIn(metadata: Readonly<Record<string, unknown>> | undefined) {
  const text = z.string().trim().min(1).max(longestName)
  const read = z.object({ name: text, institution_id: text.nullish() }).safeParse(metadata?.['institution'])
  return { name: read.data?.name, institutionId: read.data?.institution_id ?? null }
}

async function saveLink(context: Context, personId: string, { kind, makesPrimary, publicToken, name, institutionId }: Given) {
  const { seal } = sealing(context.keys, sealedLinkedInstitutions)
  const [id, now] = [context.newId(), context.now()]
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    const standing = (await findOwnLinks(trx, personId)).filter(({ state }) => state !== 'failed')
    if (standing.length >= mostLinks) return fail('over_the_limit', { detail: tooMany })
    const row = await addLink(trx, {
      id,
      person_id: personId,
      kind,
      makes_primary: makesPrimary,
      institution_id: institutionId ?? null,
      institution_name: name === undefined ? null : seal('institution_name', id, name),
      state: 'exchanging',
      public_token: seal('public_token', id, publicToken),
      public_token_index: blindIndex(context.keys, column, publicToken),
      access_token: null,
      item_id: null,
      busy_until: null,
      created_at: now,
      updated_at: now,
    })
    // Whatever happens to this process, a job resumes it.
    if (!row) return row
    await audit(trx, { actor: `person:${personId}`, action: 'link.added', subject: `person:${personId}`, detail: { link: id, kind } })
    await context.jobs.send(trx, advanceJob, { id }, new Date(now.getTime() + firstTryMs))
    return row
  })
}

/** Asks the partner, or waits for a request that is already asking, and returns the state of the link. */
async function answer(context: Context, person: Person, row: LinkRow) {
  if (row.person_id !== person.id || row.state === 'removed') return fail('partner_refused')
  const deadline = performance.now() + waitMs
  let now: LinkRow | undefined = row
  while (now && isOpen(now)) {
    const wasOurTurn = await advanceLink(context, row.id)
    now = await findLink(context.db, row.id)
    if (wasOurTurn || performance.now() > deadline) break
    await pause(checkEveryMs)
  }
  if (!now || now.state === 'failed' || now.state === 'removed') return fail('partner_refused')
  return { linked_institution: toInstitution(context.keys, now), accounts: await linkedAccountsOf(context, row.id) }
}

function isOpen({ state }: LinkRow): boolean {
  return state === 'exchanging' || state === 'reading'
}
