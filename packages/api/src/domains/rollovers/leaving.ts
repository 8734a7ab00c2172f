import type { PersonalTables } from '../personal-tables.ts'
import { isOver } from './reached.ts'
import { findRollovers } from './rollover-store.ts'

/** A move that was asked for and hasn’t arrived keeps a person here. */
export const leavingRollovers = {
  obstacles: async (_context, db, personId) => {
    const rows = await findRollovers(db, personId)
    return rows.some((row) => !isOver(row) && row.received_at === null) ? ['rollover'] : []
  },
} satisfies PersonalTables
