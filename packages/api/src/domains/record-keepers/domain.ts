import { recordKeeperContracts } from '@app/schemas/api/accounts/record-keepers'
import { calls, type Domain } from '../domain.ts'
import { recordKeeperHandlers } from './routes.ts'

/** Record keepers by name. */
export const recordKeepers = { calls: [calls(recordKeeperContracts, recordKeeperHandlers)] } satisfies Domain
