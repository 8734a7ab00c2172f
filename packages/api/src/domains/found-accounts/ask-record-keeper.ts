import { askAgainDays } from '@app/schemas/rules/accounts/answer-days'
import { startOfDay } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { isFailure } from '../../failure/failure.ts'
import type { AccountAnswer } from '../../partners/record-keepers/record-keepers.ts'
import { writeTo } from '../auth/write-to.ts'
import { recordDisclosure } from '../documents/letter/disclosures.ts'
import { shownBecause } from '../documents/stored-words.ts'
import { textNews } from '../texts/text-news.ts'
import { askedFor } from './asked-for.ts'
import { openDetails } from './details.ts'
import { answerEmail } from './emails.ts'
import { holderOf } from './same-question.ts'
import { findSearch } from './search-store.ts'
import { type FoundAccountRow, lockAccountById, setAnswer, setAsked } from './store.ts'

const again = 'The record keepers could not be reached. It is tried again.'
const hourMs = 3_600_000

export const askJob = 'ask-record-keeper'
export const askAgainJob = 'ask-record-keeper-again'

/** Shows the letter to the record keeper and asks for the account. Without a letter in force nobody is asked. */
export async function askRecordKeeper(context: Context, id: string): Promise<void> {
  const { db, keys } = context
  const asked = await db.transaction().execute(async (trx) => {
    const row = await lockAccountById(trx, id)
    if (row?.answer !== 'not-asked') return undefined
    const person = await askedFor(context, trx, row.person_id)
    const details = openDetails(keys, row)
    const recipient = holderOf(details)
    const shown = person && (await recordDisclosure(context, trx, { personId: row.person_id, recipient, reason: shownBecause.search.en }))
    if (!person || isFailure(shown)) return undefined
    // Noted before it is shown: a letter may be listed that never arrived, and none may arrive that is not listed.
    await setAsked(trx, id, context.now())
    // All at once: a chain in which one job makes the next would double when one is done twice.
    for (const day of askAgainDays(context.now()))
      await context.jobs.send(trx, askAgainJob, { id }, new Date(startOfDay(day).getTime() + 15 * hourMs))
    return { person, details }
  })
  if (!asked) return await sendAgain(context, id)
  await send(context, id, asked)
}

/** One that has not answered in time is asked again, and shown the letter again; what it has answered unheard is heard first. */
export async function askAgain(context: Context, id: string): Promise<void> {
  const { db, keys } = context
  if ((await lockAccountById(db, id))?.answer !== 'waiting') return
  await hearAnswer(context, id)
  await db.transaction().execute(async (trx) => {
    const row = await lockAccountById(trx, id)
    if (row?.answer !== 'waiting' || row.is_mine === 'no') return
    const { recordKeeper, company, employer } = openDetails(keys, row)
    const recipient = recordKeeper ?? company ?? employer
    const refused = await recordDisclosure(context, trx, { personId: row.person_id, recipient, reason: shownBecause.search.en })
    if (!refused) await context.jobs.send(trx, askJob, { id })
  })
}

/** It is sent again under the same name, which is the same question: after a crash in between, or when it was not answered in time. */
async function sendAgain(context: Context, id: string): Promise<void> {
  const row = await lockAccountById(context.db, id)
  const person = row?.answer === 'waiting' ? await askedFor(context, context.db, row.person_id) : undefined
  if (row && person) await send(context, id, { person, details: openDetails(context.keys, row) })
}

type Asked = { readonly person: NonNullable<Awaited<ReturnType<typeof askedFor>>>; readonly details: ReturnType<typeof openDetails> }

async function send({ partners }: Context, id: string, { person, details }: Asked): Promise<void> {
  const { recordKeeper, employer } = details
  if ((await partners.recordKeepers.ask({ ref: id, recordKeeper, employer, person })) === 'away') throw new Error(again)
}

/** Applies the record keeper’s latest answer, also one after another. A message that is late or repeated changes nothing. */
export async function hearAnswer(context: Context, id: string): Promise<void> {
  const heard = await context.partners.recordKeepers.findAnswer(id)
  if (heard === 'away') throw new Error(again)
  if (heard === 'unknown' || heard.state === 'waiting') return
  await context.db.transaction().execute(async (trx) => {
    const row = await lockAccountById(trx, id)
    if (!row || !(await isNews(context, trx, row, heard))) return
    const balanceCents = heard.state === 'found' ? heard.balanceCents : null
    await setAnswer(trx, id, { answer: heard.state, balanceCents, at: context.now() })
    // Of an account that was told of before: its first balance.
    if (row.answer === heard.state) return
    await writeTo(context, trx, row.person_id, (addressed) => answerEmail(addressed, heard.state, openDetails(context.keys, row).employer))
    const search = await findSearch(trx, row.person_id)
    if (search) await textNews(context, trx, row.person_id, search.id)
  })
}

/** Who has confirmed an account has it, and may still say how much is in it. What is being moved stays what was asked for. */
async function isNews(
  { hooks }: Context,
  trx: Queries,
  { id, person_id: personId, answer, balance_from: balanceFrom }: FoundAccountRow,
  heard: Exclude<AccountAnswer, { readonly state: 'waiting' }>,
): Promise<boolean> {
  if (answer === 'waiting') return true
  if (answer === 'not-asked') return false
  const isFirstBalance = heard.state === 'found' && heard.balanceCents !== null && balanceFrom !== 'record-keeper'
  if ((answer === 'found' || answer === heard.state) && !isFirstBalance) return false
  return !(await hooks.requestsOf(trx, personId)).has(id)
}
