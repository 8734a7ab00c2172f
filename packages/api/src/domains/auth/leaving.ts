import type { PersonalTables } from '../personal-tables.ts'
import { findColleague } from './staff/staff-store.ts'

/** Colleagues leave the desk before they close their account. */
export const leavingAuth = {
  obstacles: async (_context, db, personId) => ((await findColleague(db, personId)) ? ['colleague'] : []),
} satisfies PersonalTables
