import type { Answered } from '../../client/service/calls.ts'

export type AuditEntries = Answered<'GET /api/v1/desk/audit/'>['results']
