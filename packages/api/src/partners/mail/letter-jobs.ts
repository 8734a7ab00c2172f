import type { CoreContext } from '../../core/core-context.ts'
import { despiteOutage } from '../../jobs/despite-outage.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { type LetterBrand, letterPage } from './letter-page.ts'
import { type Mailer, MailProblem, type OutgoingLetter } from './mailer.ts'
import { sendLetterJob } from './post-letter.ts'
import { openLetter } from './seal-letter.ts'
import { claimLetter, eraseOldLetters, findLetter, markAndEraseLetter, markLetter, releaseLetter, type SealedLetter } from './store.ts'

type Deps = Pick<CoreContext, 'db' | 'keys' | 'now'> & {
  readonly mailer: Mailer
  readonly brand: () => LetterBrand
  readonly log: (line: string) => void
}

const readableLetters = 200
const markWithinMs = 30_000
const longestSeconds = 120
/** Longer than any talk with a mail server. */
const sendingSeconds = 150

/** The jobs that letters make. Every try at a mail server that is away costs little, so there are many: two hours of them. */
export function letterJobs(deps: Deps): JobHandlers {
  return {
    [sendLetterJob]: { work: ({ letterId = '' }) => sendLetter(deps, letterId), retries: 12, longestSeconds },
  }
}

/**
 * Sends a letter and marks it. It can be sent twice only if the mail server's yes is lost on the way, or this process ends or the
 * database stays away between that yes and our mark; both letters then have the same Message-ID.
 */
async function sendLetter(deps: Deps, id: string): Promise<void> {
  const { db, mailer, now } = deps
  const letter = await claimLetter(db, id, sendingSeconds)
  if (!letter) return expectDone(deps, id)
  const state = await handOver(deps, letter)
  const mark = mailer.kind === 'outbox' ? markLetter : markAndEraseLetter
  await despiteOutage(() => mark(db, id, { state, at: now() }), markWithinMs)
  if (mailer.kind === 'outbox') await eraseOldLetters(db, readableLetters)
}

/** The job is done a second time. While the first is still at it, only the future tells whether this one is needed. */
async function expectDone({ db }: Deps, id: string): Promise<void> {
  const letter = await findLetter(db, id)
  if (letter?.state === 'waiting') throw new MailProblem('being-sent', false)
}

async function handOver(deps: Deps, letter: SealedLetter): Promise<'sent' | 'refused'> {
  try {
    await deps.mailer.send(outgoing(deps, letter))
    return 'sent'
  } catch (error) {
    if (error instanceof MailProblem && error.isFinal) {
      deps.log(`The letter ${letter.kind} (${letter.id}) was refused for good: ${error.code}.`)
      return 'refused'
    }
    // If that does not work either, the claim runs out by itself.
    await releaseLetter(deps.db, letter.id).catch(() => undefined)
    throw error
  }
}

function outgoing({ keys, brand: brandNow }: Deps, letter: SealedLetter): OutgoingLetter {
  const brand = brandNow()
  const { to, ...words } = openLetter(keys, letter)
  const { subject, unsubscribeUrl } = words
  return {
    id: letter.id,
    fromName: brand.name,
    replyTo: brand.support.email,
    to,
    subject,
    ...letterPage(words, brand),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
