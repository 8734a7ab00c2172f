import { DatabaseProblem } from '../postgres/database-problem.ts'
import { isDatabaseDown } from './is-database-down.ts'

/** What a database is called on the screen: never with a password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${hostname || 'this computer'}${port && `:${port}`}`
}

/** Why a database that was named cannot be reached, in one line for people. */
export function unreachable(url: string, error: unknown): DatabaseProblem {
  const name = databaseName(url)
  return new DatabaseProblem(`${name[0]?.toUpperCase()}${name.slice(1)} cannot be reached: ${reasonOf(error)}. Look at DATABASE_URL.`)
}

function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === '28P01' || code === '28000') return 'it does not know this user, or the password does not fit'
  if (code === '3D000') return 'there is no database of this name'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no computer of this name'
  return isDatabaseDown(error) ? `nobody answers there${code && ` (${code})`}` : code || 'it gave no reason'
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
