import type { Reached } from '../connections/reach-database.ts'

/** Where a command speaks. */
export type Screen = {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** The work in progress. Called often; each line replaces the one before. */
  readonly progress: (line: string) => void
}

export type CommandInput = {
  /** The database, found or started now. */
  readonly reach: () => Promise<Reached>
  /** The path after the command, for those that have one. */
  readonly file: string
  readonly dataFolder: string
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly screen: Screen
}

/** A command of `npm run db`. It throws what went wrong. */
export type Command = {
  readonly name: string
  /** What follows the name. */
  readonly usage: '' | 'FILE'
  readonly about: string
  /** Whether it makes a database in a data folder that has none. */
  readonly mayMake: boolean
  readonly run: (input: CommandInput) => Promise<void>
}
