import type { devContracts } from '@app/schemas/api/dev'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { Mailer } from '../../partners/mail/mailer.ts'
import { openEmail, openHead } from '../../partners/mail/seal-email.ts'
import { findEmail, findNewestEmails } from '../../partners/mail/store.ts'
import { outboxEmailPage, outboxPage } from './outbox-page.ts'

type Deps = Pick<Context, 'db' | 'keys'> & {
  readonly mailer: Pick<Mailer, 'kind'>
  /** Elsewhere only the recipient can read an e-mail. */
  readonly isProduction: boolean
}

const mostListed = 200

/** E-mails to read in the browser, where they are not sent to anybody. */
export function outboxHandlers({ db, keys, mailer, isProduction }: Deps) {
  const isOpen = mailer.kind === 'outbox' && !isProduction
  return {
    readOutbox: async () => {
      if (!isOpen) return fail('not_found')
      const emails = await findNewestEmails(db, mostListed)
      return outboxPage(emails.map((email) => ({ ...email, ...openHead(keys, email) })))
    },
    readEmail: async ({ params: { id } }) => {
      const email = isOpen ? await findEmail(db, id) : undefined
      return email ? outboxEmailPage({ ...email, ...openEmail(keys, email) }) : fail('not_found')
    },
  } satisfies Handlers<typeof devContracts>
}
