import { sealedTable } from '../../security/sealing.ts'

export const sealedSandboxObjects = sealedTable('sandbox_objects', ['body'])
