import type { CompletedInfo } from '@app/schemas/api/people/progress'
import { ask } from '../../../client/ask.ts'
import { resource } from '../../../client/resource.ts'

/** What a person has done, as far as what is stored bears it out. */
export const completedInfo = resource<CompletedInfo>(() => ask('GET /api/v1/accounts/completed_info/'))
