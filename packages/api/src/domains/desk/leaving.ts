import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { PersonalTables } from '../personal-tables.ts'
import { hasOpenTask } from './task-store.ts'

/** What a person who leaves was told that we do, and needs who they are; and a payout that could still be undone. */
const doneBefore = ['letter-withdrawn', 'complaint', 'loan-default'] as const satisfies readonly TaskKind[]

export const leavingDesk = {
  isAwaited: (db, personId) => hasOpenTask(db, personId, doneBefore),
} satisfies PersonalTables
