import { authContracts } from './auth.ts'
import type { Contracts } from './contract.ts'
import { devContracts } from './dev.ts'
import { flowContracts } from './flows.ts'
import { journeyContracts } from './journeys.ts'
import { knownProviderContracts } from './known-providers.ts'
import { operationsContracts } from './operations.ts'
import { personalInformationContracts } from './personal-information.ts'
import { progressContracts } from './progress.ts'
import { questionnaireContracts } from './questionnaire.ts'
import { serviceContracts } from './service.ts'
import { settingsContracts } from './settings.ts'
import { waitlistContracts } from './waitlist.ts'
import { webhookContracts } from './webhooks.ts'

/** Every call of the service, by domain. A domain that is not listed here cannot be served. */
export const domains = {
  service: serviceContracts,
  flows: flowContracts,
  operations: operationsContracts,
  dev: devContracts,
  auth: authContracts,
  waitlist: waitlistContracts,
  knownProviders: knownProviderContracts,
  progress: progressContracts,
  journeys: journeyContracts,
  personalInformation: personalInformationContracts,
  settings: settingsContracts,
  questionnaire: questionnaireContracts,
  webhooks: webhookContracts,
} as const satisfies Readonly<Record<string, Contracts>>
