import type { ContributionType } from '@app/schemas/api/money/brokerage-fields'
import type { Words } from '@app/schemas/language'
import { taxDay } from '@app/schemas/rules/days/bank-days'
import { dayWords } from '@app/schemas/rules/days/day-words'
import {
  type BrokerageAccountType,
  type ContributionLimit,
  type Contributor,
  contributionLimit,
  unknownYearWords,
} from '@app/schemas/rules/money/contribution-limits'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { completeBirthDateOf } from '../personal-information/identity-of.ts'
import { answersOf } from '../questionnaire/record.ts'
import { sumContributed } from './transfers/transfer-store.ts'

export type Room = {
  readonly limit: ContributionLimit
  readonly contributedCents: number
  /** Undefined when the limit is unknown. */
  readonly roomCents: number | undefined
}

/** What decides how much a person may contribute; undefined when their record is incomplete. */
export async function contributorOf({ keys, flows }: Context, db: Queries, personId: string): Promise<Contributor | undefined> {
  const birthDate = await completeBirthDateOf({ db, keys }, personId)
  if (birthDate === undefined) return undefined
  const answers = await answersOf({ db, keys }, flows.current().questions, personId)
  const [income, filing] = [answers['annual_pretax_income'], answers['tax_filing_status']]
  return {
    birthDate,
    incomeBand: typeof income === 'string' ? income : undefined,
    filingStatus: typeof filing === 'string' ? filing : undefined,
  }
}

/** The year that a contribution counts for; none for a rollover. */
export function taxYearOf(type: ContributionType, today: string): number | null {
  const year = Number(today.slice(0, 4))
  if (type === 'ROLLOVER') return null
  return type === 'PRIOR_YEAR' ? year - 1 : year
}

/** The last day on which something can be put in for a year. What is deferred from pay into a plan belongs to the year itself. */
export function lastDayFor(accountType: BrokerageAccountType, taxYear: number): string {
  return accountType === 'INDIVIDUAL_401K' ? `${taxYear}-12-31` : taxDay(taxYear)
}

/** How much more may be put into accounts of a type for a year. All IRAs share one limit. */
export async function roomFor(
  db: Queries,
  personId: string,
  accountType: BrokerageAccountType,
  taxYear: number,
  who: Contributor,
): Promise<Room> {
  const sharing: readonly BrokerageAccountType[] = accountType === 'INDIVIDUAL_401K' ? ['INDIVIDUAL_401K'] : ['TRADITIONAL_IRA', 'ROTH_IRA']
  const limit = contributionLimit(accountType, taxYear, who)
  const contributedCents = await sumContributed(db, personId, sharing, taxYear)
  return { limit, contributedCents, roomCents: limit.isKnown ? Math.max(limit.limitCents - contributedCents, 0) : undefined }
}

/** Why nothing can go into accounts of a type for a year; undefined where something can, or where that isn't known. */
export function closedToWords(accountType: BrokerageAccountType, taxYear: number, who: Contributor): Words<string> | undefined {
  const limit = contributionLimit(accountType, taxYear, who)
  return limit.isKnown && limit.because === 'income' && limit.limitCents === 0 ? closedWords(taxYear) : undefined
}

/** Why a contribution is refused; undefined when it is accepted. */
export function contributionProblem(room: Room, amountCents: number): 'year-unknown' | 'limit' | undefined {
  if (room.roomCents === undefined) return 'year-unknown'
  return amountCents > room.roomCents ? 'limit' : undefined
}

export function roomWords({ limit, roomCents = 0 }: Room, taxYear: number): Words<string> {
  if (!limit.isKnown) return unknownYearWords(taxYear)
  if (limit.because === 'income' && limit.limitCents === 0) return closedWords(taxYear)
  const [room, whole] = [formatCents(roomCents), formatCents(limit.limitCents)]
  const unsure = limit.isCertain ? { en: '', es: '' } : unsureWords
  return {
    en: `For ${taxYear} you may still put in ${room} of ${whole}, over all your accounts of this kind, also elsewhere.${unsure.en}`,
    es: `Para ${taxYear} todavía puedes aportar ${room} de ${whole}, entre todas tus cuentas de este tipo, también las de otro lugar.${unsure.es}`,
  }
}

const unsureWords: Words<string> = {
  en: ' A high income lowers this limit. We don’t know yours well enough to say, so please check before you deposit.',
  es: ' Un ingreso alto baja este límite. No conocemos el tuyo lo bastante para decirlo, así que revísalo antes de depositar.',
}

const closedWords = (taxYear: number): Words<string> => ({
  en: `With the income you told us about, nothing can go into a Roth IRA for ${taxYear}. If that isn’t right, change your answers.`,
  es: `Con el ingreso que nos dijiste, no se puede aportar nada a una IRA Roth para ${taxYear}. Si no es correcto, cambia tus respuestas.`,
})

const overWords = (taxYear: number, lastDay: string): Words<string> => ({
  en: `The last day for ${taxYear} was ${dayWords(lastDay)}.`,
  es: `El último día para ${taxYear} fue el ${dayWords(lastDay, 'es')}.`,
})

/** The same as the answer of a call. */
export async function refuseContribution(
  db: Queries,
  asked: {
    readonly personId: string
    readonly accountType: BrokerageAccountType
    readonly taxYear: number | null
    readonly amountCents: number
    readonly today: string
  },
  who: Contributor,
) {
  const { personId, accountType, taxYear, amountCents, today } = asked
  if (taxYear === null) return undefined
  const lastDay = lastDayFor(accountType, taxYear)
  if (today > lastDay) return fail('not_eligible', { detail: overWords(taxYear, lastDay) })
  const room = await roomFor(db, personId, accountType, taxYear, who)
  const problem = contributionProblem(room, amountCents)
  if (problem === undefined) return undefined
  return fail(problem === 'limit' ? 'over_the_limit' : 'not_eligible', { detail: roomWords(room, taxYear) })
}
