import type { Catalogue, Hash } from '@app/engine/author'

/** What a command gets: the words after its name, and everything it may read or write. */
export type CommandInput = {
  /** Words without a dash, in order: MODE, files, names. */
  readonly words: readonly string[]
  /** `--json`, `--persona NAME`, … : true for a flag without a value. */
  readonly flags: Readonly<Record<string, string | true>>
  readonly folder: string
  readonly catalogue: Catalogue
  readonly hash: Hash
  readonly env: NodeJS.ProcessEnv
  /** Prints a line. */
  readonly print: (line?: string) => void
}

/** A command of `npm run flows`. It answers with its exit code: 0 when all is well, 1 when something is wrong, 2 for wrong words. */
export type Command = {
  readonly name: string
  /** What follows the name: "MODE [--out FILE]". */
  readonly usage: string
  /** One line for the list of commands. */
  readonly about: string
  /** Flags that take a value, without the dashes; all others are plain. */
  readonly values?: readonly string[]
  readonly run: (input: CommandInput) => number | Promise<number>
}
