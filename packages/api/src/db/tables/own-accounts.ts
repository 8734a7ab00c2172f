import type { SafeHarborAnswer } from '@app/schemas/rules/accounts/safe-harbor-answers'
import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** An IRA that can receive money. */
export type IraAccountsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  version: Generated<number>
  provider: string
  ira_type: string | null
  account_number: string
  last_four: string
  existing_ira: boolean
  check_payable_to: string | null
  created_at: Fixed<Date>
  updated_at: Date
}

/** A provider whose account somebody wants to move. */
export type RolloverWishesTable = { person_id: Fixed<string>; name_key: Fixed<string>; wished_at: Fixed<Date> }

/** A telephone number and whether its owner has told us the code that was sent to it. */
export type PhoneConfirmationsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  phone_number: string
  send_id: string | null
  sent_at: Date
  confirmed_number: string | null
  confirmed_at: Date | null
}

/** A search of a partner for somebody has ended. */
export type PartnerSearchesTable = { person_id: ColumnType<string, string, string>; ended_at: Fixed<Date> }

/** Whether the IRAs that old plans may have opened are the person's, as they said last. */
export type SafeHarborAnswersTable = {
  person_id: Fixed<string>
  answer: SafeHarborAnswer
  answered_at: Date
}
