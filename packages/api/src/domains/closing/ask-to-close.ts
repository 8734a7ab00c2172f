import type { Words } from '@app/schemas/language'
import { closesAtOf } from '@app/schemas/rules/people/closing'
import { cleanEmail } from '@app/schemas/rules/people/email'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { closeJob } from './close-account.ts'
import { closingAskedEmail } from './emails.ts'
import { readClosing } from './read-closing.ts'
import { addClosing } from './store.ts'

const otherAddress: Words<string> = {
  en: 'This isn’t the e-mail address of your account.',
  es: 'Este no es el correo electrónico de tu cuenta.',
}

/**
 * Asks to close an account in a week. What stands in the way is an answer, and changes nothing. What would go on by itself ends now, so
 * that nothing is charged or asked of others in that week.
 */
export async function askToClose(context: Context, { id }: Person, typed: string) {
  const account = await accountOf(context, id)
  if (!account) return fail('token_not_valid')
  if (cleanEmail(typed) !== account.email) return fail('validation_failed', { fields: { account_email: [otherAddress] } })
  const work = async (trx: Queries) => {
    await lockPerson(trx, id)
    const standing = await readClosing(context, trx, id)
    if (standing.obstacles.length > 0 || standing.closes_at !== null) return standing
    const now = context.now()
    const closesAt = closesAtOf(now)
    await addClosing(trx, { person_id: id, asked_at: now, closes_at: closesAt })
    await context.hooks.leaving.stop(context, trx, id)
    await context.jobs.send(trx, closeJob, { personId: id }, closesAt)
    await writeTo(context, trx, id, (addressed) => closingAskedEmail(addressed, closesAt))
    await audit(trx, { actor: `person:${id}`, action: 'account.closing-asked', subject: `person:${id}` })
    return { obstacles: [], asked_at: now.toISOString(), closes_at: closesAt.toISOString() }
  }
  return context.inTurn(id, () => transaction(context.db, work, context.random))
}
