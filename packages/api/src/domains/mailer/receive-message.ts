import type { mailerContracts } from '@app/schemas/api/visitors/mailer'
import type { Language, Words } from '@app/schemas/language'
import type { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { supportWords } from '../../flows/support-words.ts'
import { once, unnamedKey } from '../../once/once.ts'
import { checkLimits, checkPair } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import { sealing } from '../../security/sealing.ts'
import { openTask } from '../desk/open-task.ts'
import { confirmUrl } from './confirm-link.ts'
import { confirmSenderEmail, receivedEmail } from './emails.ts'
import { openMessage } from './open-message.ts'
import { sealedContactMessages } from './sealed.ts'
import { addContactMessage, confirmContactMessage } from './store.ts'

export type Message = Omit<z.output<typeof mailerContracts.contactUs.body>, 'recaptcha_resp_token'> & { readonly language: Language }
type Received = 'passed-on' | 'email-sent'
type Unclear = Failure<'idempotency_mismatch' | 'idempotency_in_progress'>
type Refused = Failure<'challenge_required' | 'too_many_requests' | 'card_number_refused'> | Unclear

/** An e-mail that nobody confirms in this time is not passed on any more. */
const confirmableMs = 2 * 86_400_000

/** Passes a message on to the people who help, when its sender is a person by the check that the page made. */
export async function receiveMessage(context: Context, message: Message, address: string, token: string): Promise<Received | Refused> {
  const refused = await refuseMessage(context, message, address)
  if (refused) return refused
  const verdict = await context.partners.botCheck.check(token)
  if (verdict === 'refused') return fail('challenge_required')
  return forwardMessage(context, message, verdict === 'passed', await countEmail(context, message, address))
}

/** The same from a page that could not make the check, or did not pass it: the message waits until its sender confirms it by an e-mail. */
export async function receiveUnchecked(
  context: Context,
  message: Message,
  address: string,
  token: string | undefined,
): Promise<Received | Refused> {
  const refused = await refuseMessage(context, message, address)
  if (refused) return refused
  const flooded = await countEmail(context, message, address)
  if (token !== undefined && (await context.partners.botCheck.check(token)) === 'passed') {
    return forwardMessage(context, message, true, flooded)
  }
  if (flooded) return flooded
  return receiveOnce(context, message, async (trx) => {
    const row = rowOf(context, message, { isChecked: false, waits: true })
    await addContactMessage(trx, row)
    const url = confirmUrl(context.keys, context.settings.publicUrl, row.id)
    await context.post(trx, confirmSenderEmail(message.from_email, message.language, url))
    return 'email-sent'
  })
}

/** The same words again, a moment later, are the same message, and what became of it is said again: whoever got no answer presses once more. */
function receiveOnce(context: Context, message: Message, work: (trx: Queries) => Promise<Received>): Promise<Received | Unclear> {
  const scope = 'contact-message'
  const key = unnamedKey(context.keys, [scope, message])
  return once(context, { scope, key, requestHash: hashToken(JSON.stringify(message)) }, work)
}

/** Passes on what waited for its sender. Nothing happens the second time; false when it is gone. */
export async function confirmMessage(context: Context, id: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const found = await confirmContactMessage(trx, id, new Date(context.now().getTime() - confirmableMs))
    if (found === 'gone' || found === 'done') return found === 'done'
    await openTask(context, trx, { kind: 'contact-message', personId: null, about: id })
    await context.post(trx, receivedEmail(openMessage(context.keys, found).fromEmail, found.language, callWords(context)))
    return true
  })
}

async function refuseMessage(context: Context, { subject, message }: Message, address: string) {
  return (await checkLimits(context, { contactsPerNetworkAddress: address })) ?? refuseCardNumbers({ subject, message })
}

/** Counts an e-mail to the sender’s address; a refusal when it has had all those of the day. */
async function countEmail(context: Context, { from_email }: Message, address: string): Promise<Failure<'too_many_requests'> | undefined> {
  return (
    (await checkPair(context, 'contactEmailsPerMailAddressAndNetwork', from_email, address)) ??
    checkLimits(context, { contactEmailsPerMailAddress: from_email })
  )
}

async function forwardMessage(
  context: Context,
  sent: Message,
  isChecked: boolean,
  flooded: Refused | undefined,
): Promise<Received | Unclear> {
  return receiveOnce(context, sent, async (trx) => {
    const row = rowOf(context, sent, { isChecked, waits: false })
    await addContactMessage(trx, row)
    // A check that does not answer must not cost anybody their message: the limits still hold.
    await openTask(context, trx, { kind: 'contact-message', personId: null, about: row.id })
    if (!flooded) await context.post(trx, receivedEmail(sent.from_email, sent.language, callWords(context)))
    return 'passed-on'
  })
}

/** Where people are reached by telephone, and when. */
function callWords({ flows }: Context): Words<string> {
  const { en, es } = supportWords(flows)
  return { en: `${en.phone}, ${en.hours}`, es: `${es.phone}, ${es.hours}` }
}

function rowOf(
  { keys, newId, now }: Context,
  sent: Message,
  { isChecked, waits }: { readonly isChecked: boolean; readonly waits: boolean },
) {
  const id = newId()
  const { seal } = sealing(keys, sealedContactMessages)
  return {
    id,
    first_name: seal('first_name', id, sent.first_name),
    last_name: seal('last_name', id, sent.last_name),
    from_email: seal('from_email', id, sent.from_email),
    subject: seal('subject', id, sent.subject),
    message: seal('message', id, sent.message),
    language: sent.language,
    is_checked: isChecked,
    waits_for_sender: waits,
    received_at: now(),
  }
}
