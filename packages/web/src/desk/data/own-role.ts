import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { savedResource } from '../../screens/data/saved-resource.ts'

export type OwnRole = Answered<'GET /api/v1/desk/me/'>

/** Who the person is at the desk, and whether this session may use it. */
export const ownRole = savedResource<OwnRole>(() => ask('GET /api/v1/desk/me/'))
