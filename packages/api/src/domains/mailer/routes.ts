import type { mailerContracts } from '@app/schemas/api/mailer'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { BotCheck } from '../../partners/bot-check/bot-check.ts'
import { sealing } from '../../security/sealing.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { refuseCardNumbers } from '../personal-information/refuse-card-numbers.ts'
import { contactLetter, receivedLetter } from './letters.ts'
import { addContactMessage } from './store.ts'

type Brand = Pick<BrandFile, 'support'>

/** Messages to the people who help. */
export function mailerHandlers(ground: Ground, botCheck: BotCheck, brand: () => Brand) {
  return {
    contactUs: async ({ body, sender }) => {
      const { first_name, last_name, from_email, subject, message, recaptcha_resp_token } = body
      const limited = await keepLimits(ground, { contactsPerNetworkAddress: sender.address, contactsPerMailAddress: from_email })
      if (limited) return limited
      const refused = refuseCardNumbers({ subject, message })
      if (refused) return refused
      const verdict = await botCheck.check(recaptcha_resp_token)
      if (verdict === 'refused') return fail('challenge_required')
      // A check that does not answer must not cost anybody their message: the limits still hold.
      const isChecked = verdict === 'passed'
      const id = ground.newId()
      const { seal } = sealing(ground.keys, 'contact_messages')
      const row = {
        id,
        first_name: seal('first_name', id, first_name),
        last_name: seal('last_name', id, last_name),
        from_email: seal('from_email', id, from_email),
        subject: seal('subject', id, subject),
        message: seal('message', id, message),
        is_checked: isChecked,
        received_at: ground.now(),
      }
      const { email: support, phone, hours } = brand().support
      const said = { firstName: first_name, lastName: last_name, fromEmail: from_email, subject, message, isChecked }
      await ground.db.transaction().execute(async (trx) => {
        await addContactMessage(trx, row)
        await ground.post(trx, contactLetter(support, said))
        await ground.post(trx, receivedLetter(from_email, `${phone}, ${hours}`))
      })
      return { status: 'OK' }
    },
  } satisfies Handlers<typeof mailerContracts>
}
