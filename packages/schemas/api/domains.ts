import type { Contracts } from './contract.ts'
import { flowContracts } from './flows.ts'
import { serviceContracts } from './service.ts'

/** Every call of the service, by domain. A domain that is not listed here cannot be served. */
export const domains = {
  service: serviceContracts,
  flows: flowContracts,
} as const satisfies Readonly<Record<string, Contracts>>
