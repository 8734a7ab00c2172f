import type { Db } from 'pg-boss'
import { limitedPool } from '../db/connections/limited-pool.ts'
import type { ChangeLog } from './log-changes.ts'

const maxConnections = 3
/** Clearing out old jobs may take a moment. */
const statementTimeoutMs = 10_000

/** The connections of pg-boss: few, with time-outs, whose loss is logged once and ends nothing. */
export function bossDatabase(url: string, telling: ChangeLog): Db & { readonly close: () => Promise<void> } {
  const pool = limitedPool(url, maxConnections, statementTimeoutMs)
  const ask = async (text: string, values?: unknown[]) => {
    const client = await pool.connect()
    let isWhole = false
    try {
      const result = await client.query(text, values)
      isWhole = true
      return result
    } finally {
      // Several statements that fail in the middle leave their transaction open: the connection goes with it.
      client.release(!isWhole)
    }
  }
  return {
    executeSql: async (text, values) => {
      const asked = telling.asked()
      try {
        const result = await ask(text, values)
        telling.answered(asked)
        return result
      } catch (error) {
        telling.failed(error)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
