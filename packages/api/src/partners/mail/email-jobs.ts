import type { CoreContext } from '../../core/core-context.ts'
import { despiteOutage } from '../../jobs/despite-outage.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { type EmailBrand, emailPage } from './email-page.ts'
import { type Mailer, MailProblem, type OutgoingEmail } from './mailer.ts'
import { sendEmailJob } from './post-email.ts'
import { openEmail } from './seal-email.ts'
import { claimEmail, eraseOldEmails, findEmail, markAndEraseEmail, markEmail, releaseEmail, type SealedEmail } from './store.ts'

type Deps = Pick<CoreContext, 'db' | 'keys' | 'now'> & {
  readonly mailer: Mailer
  readonly brand: () => EmailBrand
  readonly log: (line: string) => void
}

const readableEmails = 200
const markWithinMs = 30_000
const longestSeconds = 120
/** Longer than any connection to a mail server. */
const sendingSeconds = 150

/** The jobs that e-mails make. Most e-mails were promised to somebody: a mail server may be away for days, as for other mail servers. */
export function emailJobs(deps: Deps): JobHandlers {
  return { [sendEmailJob]: { ...patient, work: ({ emailId = '' }) => sendEmail(deps, emailId), longestSeconds } }
}

/**
 * Sends an e-mail and marks it. It can be sent twice only if the mail server's yes is lost on the way, or this process ends or the
 * database stays away between that yes and our mark; both e-mails then have the same Message-ID.
 */
async function sendEmail(deps: Deps, id: string): Promise<void> {
  const { db, mailer, now } = deps
  const email = await claimEmail(db, id, sendingSeconds)
  if (!email) return expectDone(deps, id)
  const state = await handOver(deps, email)
  const mark = mailer.kind === 'outbox' ? markEmail : markAndEraseEmail
  await despiteOutage(() => mark(db, id, { state, at: now() }), markWithinMs)
  if (mailer.kind === 'outbox') await eraseOldEmails(db, readableEmails)
}

/** The job runs a second time. While the first still runs, it is unknown whether this one is needed. */
async function expectDone({ db }: Deps, id: string): Promise<void> {
  const email = await findEmail(db, id)
  if (email?.state === 'waiting') throw new MailProblem('being-sent', false)
}

async function handOver(deps: Deps, email: SealedEmail): Promise<'sent' | 'refused'> {
  try {
    await deps.mailer.send(outgoing(deps, email))
    return 'sent'
  } catch (error) {
    if (error instanceof MailProblem && error.isFinal) {
      deps.log(`The e-mail ${email.kind} (${email.id}) was refused for good: ${error.code}.`)
      return 'refused'
    }
    // If that does not work either, the claim runs out by itself.
    await releaseEmail(deps.db, email.id).catch(() => undefined)
    throw error
  }
}

function outgoing({ keys, brand: brandNow }: Deps, email: SealedEmail): OutgoingEmail {
  const brand = brandNow()
  const { to, ...words } = openEmail(keys, email)
  const { subject, unsubscribeUrl } = words
  return {
    id: email.id,
    fromName: brand.name,
    replyTo: brand.support.email,
    to,
    subject,
    ...emailPage(words, brand),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
