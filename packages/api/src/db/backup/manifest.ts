import { z } from 'zod'
import { BackupProblem } from './backup-problem.ts'

export const formatVersion = 1

const tableName = z.strictObject({ schema: z.string(), name: z.string() })
const table = tableName.extend({ columns: z.array(z.string()).readonly() })
const sequence = tableName.extend({ lastValue: z.string() })
const tableSum = tableName.extend({ rows: z.int().nonnegative(), rowsSha256: z.string() })

const opening = z.object({ kind: z.literal('database backup'), format: z.int().positive() })

const manifest = z.strictObject({
  kind: z.literal('database backup'),
  format: z.literal(formatVersion),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).readonly(),
  tables: z.array(table).readonly(),
  sequences: z.array(sequence).readonly(),
})

const ending = z.strictObject({ tables: z.array(tableSum).readonly(), sha256: z.string() })

export type TableName = z.infer<typeof tableName>
/** A table with the columns that can be written, in order. */
export type Table = z.infer<typeof table>
export type Sequence = z.infer<typeof sequence>
/** How many rows a table has, and a checksum over their content. */
export type TableSum = z.infer<typeof tableSum>
export type Manifest = z.infer<typeof manifest>
export type Ending = z.infer<typeof ending>

/** Reads the manifest. A newer format is reported as such, whatever else the file holds. */
export function parseManifest(file: string, text: string): Manifest {
  const json = parseJson(text)
  const opened = opening.safeParse(json)
  if (!opened.success) throw notABackup(file)
  if (opened.data.format > formatVersion)
    throw new BackupProblem(
      `${file} has the format ${opened.data.format}, and only ${formatVersion} is known here. Restore it with a newer version of the program.`,
    )
  const read = manifest.safeParse(json)
  if (!read.success) throw damaged(file)
  return read.data
}

export function parseTableName(file: string, text: string): TableName {
  const read = tableName.safeParse(parseJson(text))
  if (!read.success) throw damaged(file)
  return read.data
}

export function parseEnding(file: string, text: string): Ending {
  const read = ending.safeParse(parseJson(text))
  if (!read.success) throw damaged(file)
  return read.data
}

export function notABackup(file: string): BackupProblem {
  return new BackupProblem(`${file} is no backup that was made here.`)
}

export function damaged(file: string): BackupProblem {
  return new BackupProblem(
    `${file} is damaged: something in it was changed after it was written. Nothing was restored. Take another backup.`,
  )
}

export function cutOff(file: string): BackupProblem {
  return new BackupProblem(`${file} is not whole: its end is missing. Nothing was restored. Take another backup.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
