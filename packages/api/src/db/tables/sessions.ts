import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** One device on which a person is signed in: the family of its refresh tokens. */
export type SessionsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** What kind of device, in a few words. */
  device: Fixed<string>
  began_at: Fixed<Date>
  password_checked_at: Date
  last_used_at: Date
  expires_at: Date
  ended_at: Date | null
  ended_because: 'signed out' | 'ended from another device' | 'token used twice' | 'password changed' | null
}

/** Kept as a hash: who reads the table cannot sign in with it. */
export type RefreshTokensTable = {
  hash: Fixed<string>
  session_id: Fixed<string>
  issued_at: Fixed<Date>
  used_at: Date | null
}
