import type { Place } from '@app/engine'
import type { consentNames } from '@app/schemas/api/people/consents'
import type { FactValue } from '@app/schemas/flow/condition'
import type { InvestmentGoal } from '@app/schemas/rules/investing/glide-path'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import type { LoanFrequency, LoanPurpose } from '@app/schemas/rules/loans/plan-loans'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { DB, Generated, JsonObject } from '../generated/tables.ts'
import type { Campaign, Change, StoredAnswer, StoredPosition } from './json-shapes.ts'

/**
 * Columns of which the database knows less than we do: the shape of every JSON column (one without an entry does not compile), and
 * texts whose closed set is a rule of `@app/schemas` or of their domain and not a CHECK of the table.
 */
export type OwnTypes = Declared<{
  ad_events: { network: 'meta' | 'tiktok' | 'impact' | 'google' }
  alt_loans: { purpose: LoanPurpose | null }
  audit_events: {
    detail: Json<Record<string, unknown>, string | undefined, never>
    id: WrittenByDatabase<number>
    at: WrittenByDatabase<Date>
  }
  brokerage_accounts: { asked_documents: Json<string[], string | undefined>; positions: Json<StoredPosition[], string | undefined> }
  campaign_touches: { first_touch: Json<Campaign>; last_touch: Json<Campaign> }
  chat_messages: { place: WrittenByDatabase<number> }
  consents: { consent: (typeof consentNames)[number] }
  funnel_events: { variants: Json<Readonly<Record<string, string>>> }
  walks: { variants: Json<Readonly<Record<string, string>>>; exposed: Json<Readonly<Record<string, string>>> }
  idempotency_keys: { answer: Json<object | null, string | null, string | null>; created_at: WrittenByDatabase<Date> }
  journeys: { place: Json<Place>; answers: Generated<Json<Readonly<Record<string, FactValue>>>> }
  ledger_accounts: { balance_cents: WrittenByDatabase<number> }
  letter_texts: { words: Json<object, string, never> }
  emails: { recipient: Erasable; subject: Erasable; body: Erasable }
  loan_repayments: { open_cents: WrittenByDatabase<number> }
  loans: { frequency: LoanFrequency; purpose: LoanPurpose }
  partner_events: { body: Erasable }
  personal_information: { unknown_providers: Generated<Json<string[]>> }
  plans: { form: 'full' | 'short' }
  portfolio_plans: { investment_goal: InvestmentGoal }
  portfolios: { weights: Json<Weight[]> }
  questionnaires: { answers: Json<Record<string, StoredAnswer>>; changed: Json<Record<string, Change>> }
  quiz_answers: { answers: Json<Readonly<Record<string, string>>> }
  refinance_loans: { purpose: LoanPurpose | null }
  sessions: {
    ended_because:
      | 'signed out'
      | 'ended from another device'
      | 'token used twice'
      | 'password changed'
      | 'address proven'
      | 'account closed'
      | null
  }
  timed_jobs: { data: Json<Readonly<Record<string, string>>> }
}>

type Json<Select extends object | null, Insert = string, Update = string> = JSONColumnType<Select, Insert, Update>

/** Written by the database itself. */
type WrittenByDatabase<T> = ColumnType<T, never, never>

/** Sealed when it is written, and later only ever erased. */
type Erasable = ColumnType<string | null, string, null>

/** Names only tables and columns that there are, and no JSON column is missing. */
type Declared<
  Types extends { readonly [Name in keyof Types]: Name extends keyof DB ? { readonly [Column in keyof DB[Name]]?: unknown } : never } & {
    readonly [Name in keyof DB as JsonColumn<DB[Name]> extends never ? never : Name]: {
      readonly [Column in JsonColumn<DB[Name]>]: unknown
    }
  },
> = Types

type JsonColumn<Columns> = {
  [Name in keyof Columns]: JsonObject extends (Columns[Name] extends ColumnType<infer Select, unknown, unknown> ? Select : Columns[Name])
    ? Name
    : never
}[keyof Columns]
