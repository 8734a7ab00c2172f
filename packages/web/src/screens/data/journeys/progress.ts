import type { CompletedInfo } from '@app/schemas/api/people/progress'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

/** What a person has done, as far as what is stored bears it out. */
export const completedInfo = resource<CompletedInfo>(() => ask('GET /api/v1/accounts/completed_info/'))
