import type { Answered } from '../../client/service/calls.ts'

export type Customer = Answered<'POST /api/v1/desk/customers/{id}/'>
