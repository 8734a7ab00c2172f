import { companyKey, exactCompanyKey } from '@app/schemas/rules/accounts/company-names'
import { tidyText } from '@app/schemas/rules/answers/short-text'
import type { Insertable } from 'kysely'
import type { Tables } from '../../db/database.ts'
import type { Header } from './layouts.ts'
import { dayIn, moneyIn, numberIn, pairsOf, shortened } from './read-value.ts'

export type ReadRow =
  | { readonly is: 'filing'; readonly row: Insertable<Tables['filings']> }
  | { readonly is: 'money'; readonly row: Insertable<Tables['filing_money']> }
  | { readonly is: 'keeper'; readonly row: Insertable<Tables['filing_keepers']> }
  /** A sound row about something else: another kind of plan, another kind of service. */
  | { readonly is: 'beside' }
  | { readonly is: 'bad'; readonly why: string }

/** 401(k) among the features of a plan; record keeping among the services that were paid. */
const is401k = '2J'
const recordKeeping = ['15', '64']

/** What a row says, or why it cannot be read. */
export function readRow({ kind, at, width }: Header, cells: readonly string[]): ReadRow {
  if (cells.length !== width) return bad(`it has ${cells.length} columns, and the first line ${width}`)
  const text = (field: string) => firstText(at[field], cells)
  const ack_id = text('ack')
  if (!/^[A-Za-z0-9-]{1,40}$/.test(ack_id)) return bad('ACK_ID is not there, or not one')
  try {
    if (kind === 'F_5500' || kind === 'F_5500_SF') return filing(ack_id, kind === 'F_5500' ? 'full' : 'short', text)
    return kind === 'F_SCH_C_PART1_ITEM2' ? recordKeeperRow(ack_id, text) : { is: 'money', row: { ack_id, ...moneyOf(text) } }
  } catch (error) {
    if (error instanceof RangeError) return bad(error.message)
    throw error
  }
}

type Text = (field: string) => string

function filing(ack_id: string, form: 'full' | 'short', text: Text): ReadRow {
  if (!pairsOf(text('codes')).includes(is401k)) return { is: 'beside' }
  const ein = text('ein').replace(/^(\d\d)-/, '$1')
  if (!/^\d{1,9}$/.test(ein) || Number(ein) === 0) return bad('the EIN is not there, or not one')
  const plan = text('plan')
  if (!/^\d{1,3}$/.test(plan) || Number(plan) === 0) return bad('the plan number is not there, or not one')
  const company_name = shortened(tidyText(text('company')))
  if (company_name === '') return bad('the company has no name')
  const ends = dayIn(text('ends'), 'the end of the plan year')
  const begins = dayIn(text('begins'), 'the beginning of the plan year')
  return {
    is: 'filing',
    row: {
      ack_id,
      company_id: Number(ein),
      plan_number: plan.padStart(3, '0'),
      form,
      company_name,
      trade_name: shortened(tidyText(text('tradeName'))) || null,
      former_name: shortened(tidyText(text('formerName'))) || null,
      name_key: companyKey(company_name) || exactCompanyKey(company_name),
      exact_key: exactCompanyKey(company_name),
      plan_name: shortened(tidyText(text('planName'))),
      city: shortened(tidyText(text('city'))) || null,
      state: /^[A-Z]{2}$/.test(text('state').toUpperCase()) ? text('state').toUpperCase() : null,
      // Nine digits, or five without their leading zeros, as spreadsheets leave them.
      zip_code: zipOf(text('zip')),
      plan_year: Number((begins ?? ends)?.slice(0, 4)) || null,
      received_on: dayIn(text('received'), 'DATE_RECEIVED'),
      participants: numberIn(text('participants'), 'the number of participants'),
      accounts: numberIn(text('accounts'), 'the number of accounts'),
      admin_name: shortened(tidyText(text('adminName'))) || null,
      admin_phone: /^\d{10}$/.test(text('adminPhone').replace(/\D/g, '')) ? text('adminPhone').replace(/\D/g, '') : null,
      ...moneyOf(text),
    },
  }
}

function recordKeeperRow(ack_id: string, text: Text): ReadRow {
  if (!pairsOf(text('services')).some((code) => recordKeeping.includes(code))) return { is: 'beside' }
  const name = shortened(tidyText(text('keeper')))
  const row_order = numberIn(text('order') || '1', 'ROW_ORDER') ?? 1
  if (row_order > 2_147_483_647) return bad('ROW_ORDER is too large')
  const name_key = companyKey(name)
  if (name_key === '') return bad('the service provider has no name')
  const paid = [moneyIn(text('direct'), 'the direct pay'), moneyIn(text('indirect'), 'the indirect pay')]
  const paid_cents = paid.every((cents) => cents === null) ? null : paid.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  return { is: 'keeper', row: { ack_id, row_order, name, name_key, paid_cents } }
}

/** The management of funds is taken out: what funds cost is added later for every plan alike, and must not count twice. */
function moneyOf(text: Text) {
  const total = moneyIn(text('adminTotal'), 'the administration')
  const management = moneyIn(text('management'), 'the management of funds')
  const admin = moneyIn(text('admin'), 'the administration')
  return {
    assets_begin_cents: moneyIn(text('assetsBegin'), 'the assets at the beginning'),
    assets_end_cents: moneyIn(text('assetsEnd'), 'the assets at the end'),
    admin_cents: total === null ? admin : Math.max(0, total - (management ?? 0)),
  }
}

function firstText(indexes: readonly number[] | undefined, cells: readonly string[]): string {
  for (const index of indexes ?? []) {
    const text = cells[index]?.trim() ?? ''
    if (text !== '') return text
  }
  return ''
}

function zipOf(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  if (digits.length === 0 || digits.length > 9) return null
  return digits.length > 5 ? digits.padStart(9, '0').slice(0, 5) : digits.padStart(5, '0')
}

function bad(why: string): ReadRow {
  return { is: 'bad', why }
}
