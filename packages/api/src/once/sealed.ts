import { sealedTable } from '../security/sealing.ts'

export const sealedIdempotencyKeys = sealedTable('idempotency_keys', [{ sealedValueOf: 'answer' }], {
  key: { columns: ['scope', 'key'], type: 'text' },
})
