import type { Context } from '../../context/context.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { findLanguage } from '../auth/store.ts'
import { isStoppedNumber } from '../texts/replies.ts'
import { recoveryJobs } from './job-names.ts'
import { lapse, openIfDue } from './open-recovery.ts'
import { findRecovery } from './store.ts'

export function recoveryJobHandlers(context: Context): JobHandlers {
  return {
    [recoveryJobs.ready]: { work: ({ id = '' }) => context.db.transaction().execute((trx) => openIfDue(context, trx, id)) },
    [recoveryJobs.lapse]: { work: ({ id = '' }) => context.db.transaction().execute((trx) => lapse(context, trx, id)) },
    // The alarm is of use until the recovery ends, and is looked at again before each try.
    [recoveryJobs.text]: { ...patient, work: ({ id = '' }) => announceByText(context, id) },
  }
}

/** To the phone that the owner confirmed before: whoever has the mailbox does not have that too. */
async function announceByText(context: Context, id: string): Promise<void> {
  const row = await findRecovery(context.db, id)
  if (!row || row.ended_at !== null) return
  const phone = await context.hooks.phoneOf(context, row.person_id)
  if (phone === undefined || (await isStoppedNumber(context, phone))) return
  const { name } = soundBrand(context.flows)
  const address = `${context.settings.publicUrl}/signin`
  const said = {
    en: `${name}: Someone asked to get into your account without its second factor. Not you? Sign in and stop it: ${address}`,
    es: `${name}: Alguien pidió entrar en tu cuenta sin el segundo factor. ¿No fuiste tú? Inicia sesión y detenlo: ${address}`,
  }
  const sent = await context.partners.sms.sendText(phone, said[await findLanguage(context.db, row.person_id)])
  if (!sent.ok && sent.why === 'unavailable') throw new Error('The text message could not be handed in. It is tried again.')
}
