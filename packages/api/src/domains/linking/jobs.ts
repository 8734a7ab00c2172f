import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { accountOf } from '../auth/account.ts'
import { advanceLink, readAccounts } from './advance-link.ts'
import { linkFailedEmail, linkWorksEmail } from './emails.ts'
import { removeJob } from './end-link.ts'
import { accessTokenOf } from './institution.ts'
import { findLink, forgetToken, type LinkRow, saveState } from './store.ts'

export const advanceJob = 'link-advance'

export const readJob = 'link-read'

const againMs = 60_000
/** A public token is good for half an hour. */
const exchangeWithinMs = 30 * 60_000
const readWithinMs = 3 * 86_400_000

/** What is done for links when nobody waits for it. */
export function linkingJobs(context: Context): JobHandlers {
  const advance = async (id: string, at: Date) => {
    const before = await findLink(context.db, id)
    if (!before || !isOpen(before)) return
    await advanceLink(context, id)
    const row = await findLink(context.db, id)
    if (!row) return
    if (!isOpen(row)) return sendOutcome(context, row)
    const withinMs = row.state === 'exchanging' ? exchangeWithinMs : readWithinMs
    const next = new Date(at.getTime() + againMs)
    if (next.getTime() - row.created_at.getTime() <= withinMs) return context.jobs.send(context.db, advanceJob, { id }, next)
    if (await saveState(context.db, id, 'failed', context.now())) await sendOutcome(context, { ...row, state: 'failed' })
  }

  const read = async (id: string) => {
    const row = await findLink(context.db, id)
    if (row?.state !== 'linked') return
    if ((await readAccounts(context, row, false)) === 'unavailable') throw new Error('The linking company does not answer.')
  }

  const remove = async (id: string) => {
    const row = await findLink(context.db, id)
    const accessToken = row && accessTokenOf(context.keys, row)
    if (accessToken === undefined) return
    const removed = await context.partners.linking.remove(accessToken)
    if (!removed.ok && removed.why === 'unavailable') throw new Error('The linking company does not answer.')
    await forgetToken(context.db, id)
  }

  return {
    [advanceJob]: { work: ({ id = '' }, { at }) => advance(id, at) },
    [readJob]: { ...patient, work: ({ id = '' }) => read(id) },
    // It is tried for days: what the person has ended must not be read by anybody.
    [removeJob]: { ...patient, work: ({ id = '' }) => remove(id) },
  }
}

async function sendOutcome({ db, keys, post }: Context, row: LinkRow): Promise<void> {
  const account = await accountOf({ db, keys }, row.person_id)
  if (!account) return
  const email = row.state === 'linked' ? linkWorksEmail : linkFailedEmail
  await db.transaction().execute((trx) => post(trx, email({ to: account.email, personId: row.person_id })))
}

function isOpen({ state }: LinkRow): boolean {
  return state === 'exchanging' || state === 'reading'
}
