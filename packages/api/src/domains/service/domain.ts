import { serviceContracts } from '@app/schemas/api/service'
import { calls, type Domain } from '../domain.ts'
import { serviceHandlers } from './routes.ts'

/** What the service says about itself. */
export const service = {
  calls: [calls(serviceContracts, ({ flows, isDatabaseUp }) => serviceHandlers(flows, isDatabaseUp))],
} satisfies Domain
