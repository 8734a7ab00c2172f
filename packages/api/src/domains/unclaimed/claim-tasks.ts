import { inEnglishFor } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { SettledAs } from '@app/schemas/rules/desk/task-kinds'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Task, TaskPart } from '../../context/task.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { openOrMoveTask } from '../desk/open-task.ts'
import { openDetails } from './details.ts'
import { type ClaimNews, claimEmail } from './emails.ts'
import { lockMatchRows, type MatchRow, updateMatch } from './store.ts'

/** Claims that a customer paid us to file are filed by a colleague, until the state has answered. */
export const claimTasks = {
  'claim-filing': { show: showClaim, settle: settleClaim, late: announceLate },
} satisfies Partial<TaskHandlers>

async function showClaim(context: Context, db: Queries, { about, personId }: Task): Promise<readonly TaskPart[]> {
  const row = await rowOf(db, personId, about)
  if (!row || personId === null) return [{ title: 'The record', text: ['It is no longer there.'] }]
  const { state, reference, holder, reportYear, city, zip, amount } = openDetails(context.keys, row)
  const facts = [
    { label: 'State', value: state },
    { label: 'Reference', value: reference },
    { label: 'Held for', value: holder },
    { label: 'Reported', value: String(reportYear) },
    { label: 'Address on record', value: [city, zip].filter((part) => part !== null).join(' ') || 'none' },
    { label: 'Amount', value: wordsOf(amount) },
  ]
  const papers = await context.hooks.papersFor(context, personId)
  const ofCustomer = papers.length > 0 ? { papers } : { text: ['None yet. If the state wants one, choose “A paper is missing”.'] }
  return [
    { title: 'The record', facts },
    { title: 'The customer’s papers', ...ofCustomer },
  ]
}

async function settleClaim(context: Context, trx: Queries, { about, personId }: Task, settled: SettledAs<'claim-filing'>) {
  const row = await rowOf(trx, personId, about)
  if (!row || personId === null) return fail('not_found')
  if (row.state !== 'claim-started')
    return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The customer has taken this claim back.') })
  const { how, claim_started_at, filed_on } = row
  if (settled.outcome === 'filed') {
    const filed = { how, claim_started_at, claimed_cents: null, claimed_at: null, filed_on: settled.values.filed_on }
    await updateMatch(trx, personId, row.id, { state: row.state, ...filed })
    await openOrMoveTask(context, trx, { kind: 'claim-filing', personId, about, dueAt: answerDueAt(context) })
  }
  if (settled.outcome === 'paid') {
    const claimed = { how, claim_started_at, filed_on, claimed_cents: settled.values.amount, claimed_at: context.now() }
    await updateMatch(trx, personId, row.id, { state: 'claimed', ...claimed })
  }
  if (settled.outcome === 'refused') {
    const back = { how: null, claim_started_at: null, claimed_cents: null, claimed_at: null, filed_on: null }
    await updateMatch(trx, personId, row.id, { state: 'confirmed', ...back })
  }
  await writeTo(context, trx, personId, (addressed) => claimEmail(addressed, newsOf(settled)))
  return undefined
}

/** How long a state may take to answer. After that the task is late once more. */
const stateAnswersInDays = 120

function answerDueAt({ now }: Context): Date {
  return startOfDay(addDays(dayOf(now()), stateAnswersInDays))
}

/** Nobody has filed it in time, or the state has not answered: the customer reads that, and not only our leads. */
async function announceLate(context: Context, trx: Queries, { about, personId }: Task): Promise<void> {
  const row = await rowOf(trx, personId, about)
  if (personId !== null && row?.state === 'claim-started')
    await writeTo(context, trx, personId, (addressed) => claimEmail(addressed, lateNews))
}

const lateNews: Words<ClaimNews> = {
  en: {
    subject: 'Your claim is taking longer than it should',
    text: 'We’re sorry. Nothing has happened with your claim for too long. The people who lead our team know about it now. You don’t need to do anything. You can still file it yourself for free. If you do, take this one back on its page.',
  },
  es: {
    subject: 'Tu reclamo está tardando más de lo debido',
    text: 'Lo sentimos. Durante demasiado tiempo no pasó nada con tu reclamo. Las personas que dirigen nuestro equipo ya lo saben. No tienes que hacer nada. Todavía puedes presentarlo tú gratis. En ese caso, retira este en su página.',
  },
}

function newsOf(settled: SettledAs<'claim-filing'>): Words<ClaimNews> {
  switch (settled.outcome) {
    case 'filed':
      return {
        en: {
          subject: 'We’ve filed your claim',
          text: `We filed it on ${dayWords(settled.values.filed_on)}. The state’s number for it is ${settled.values.number}. States often take two to four months.`,
        },
        es: {
          subject: 'Presentamos tu reclamo',
          text: `Lo presentamos el ${dayWords(settled.values.filed_on, 'es')}. El número del estado es ${settled.values.number}. Los estados tardan a menudo de dos a cuatro meses.`,
        },
      }
    case 'paper-needed':
      return {
        en: {
          subject: 'Your claim needs a paper',
          text: `Before it can pay, the state needs to see: ${settled.values.paper}. Sign in and send it with your other papers for the claim. Never send papers by e-mail.`,
        },
        es: {
          subject: 'Tu reclamo necesita un documento',
          text: `Antes de pagar, el estado necesita ver: ${settled.values.paper}. Inicia sesión y envíalo con tus otros documentos del reclamo. Nunca envíes documentos por correo electrónico.`,
        },
      }
    case 'paid':
      return {
        en: { subject: 'The state has paid your claim', text: 'The state says it has paid your claim. Sign in to see how much.' },
        es: { subject: 'El estado pagó tu reclamo', text: 'El estado dice que pagó tu reclamo. Inicia sesión para ver cuánto.' },
      }
    case 'refused':
      return {
        en: {
          subject: 'The state has refused your claim',
          text: `${settled.values.reason} Sign in if you want to try again, or file it yourself for free.`,
        },
        es: {
          subject: 'El estado rechazó tu reclamo',
          text: `${settled.values.reason} Inicia sesión si quieres intentarlo otra vez, o preséntalo tú gratis.`,
        },
      }
  }
}

async function rowOf(db: Queries, personId: string | null, id: string): Promise<MatchRow | undefined> {
  return personId === null ? undefined : (await lockMatchRows(db, personId, [id]))[0]
}

function wordsOf(amount: ReturnType<typeof openDetails>['amount']): string {
  if (amount.is === 'exact') return formatCents(amount.cents)
  if (amount.is === 'unknown') return 'not said'
  return amount.toCents === null
    ? `over ${formatCents(amount.fromCents)}`
    : `${formatCents(amount.fromCents)} to ${formatCents(amount.toCents)}`
}
