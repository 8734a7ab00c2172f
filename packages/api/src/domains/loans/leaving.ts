import type { PersonalTables } from '../personal-tables.ts'
import { findLoans, type LoanView } from './store.ts'

const open: readonly LoanView['status'][] = ['CONFIRMED', 'SENDING', 'ACTIVE', 'PAST_DUE']

/** A loan that isn’t paid back, or a repayment that hasn’t settled, keeps a person here. */
export const leavingLoans = {
  obstacles: async (_context, db, personId) => {
    const isOpen = ({ status, under_way_cents }: LoanView) => open.includes(status) || under_way_cents > 0
    return (await findLoans(db, personId)).some(isOpen) ? ['loan'] : []
  },
} satisfies PersonalTables
