import { devContracts } from '@app/schemas/api/dev'
import { soundBrand } from '../../flows/sound-brand.ts'
import { emailJobs } from '../../partners/mail/email-jobs.ts'
import { calls, type Domain } from '../domain.ts'
import { outboxHandlers } from './routes.ts'

/** E-mails: sent as jobs, and readable in the browser where they are sent to nobody. */
export const outbox = {
  calls: [
    calls(devContracts, ({ db, keys, partners: { mailer }, settings: { isProduction } }) =>
      outboxHandlers({ db, keys, mailer, isProduction }),
    ),
  ],
  jobs: ({ db, keys, now, partners: { mailer }, flows, log }) => emailJobs({ db, keys, now, mailer, brand: () => soundBrand(flows), log }),
  personal: { forgotten: ['emails'] },
} satisfies Domain
