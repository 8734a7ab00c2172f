import { splitWhole } from '@app/schemas/rules/money/split-whole'
import { type MixRow, restBps, shareOf } from '../../screens/fields/securities/mix.ts'

/** What is left to share out goes to the funds that have no share yet, or else to all of them, in equal parts: together they are the whole. */
export function withRestShared(rows: readonly MixRow[]): readonly MixRow[] {
  const rest = restBps(rows)
  const without = rows.filter((row) => shareOf(row) === undefined)
  const getting = without.length > 0 ? without : rows
  if (rest <= 0) return rows
  const parts = splitWhole(
    rest,
    getting.map(() => 1),
  )
  return rows.map((row) => {
    const part = parts[getting.indexOf(row)]
    return part === undefined ? row : { ...row, weight: String(((shareOf(row) ?? 0) * 100 + part) / 100) }
  })
}
