import { done } from '../../client/answer.ts'
import type { RecordKind } from './record.ts'

// TO BUILD
export const safeHarborAccounts: RecordKind = { save: async () => done(undefined) }
