import { exportContracts } from '@app/schemas/api/people/exports'
import { calls, type Domain } from '../domain.ts'
import { forgetExportJob, makeExport, makeExportJob } from './make-export.ts'
import { exportHandlers } from './routes.ts'
import { sealedExportParts } from './sealed.ts'
import { forgetExpired } from './store.ts'

/** Copies of everything that is stored about a person, for them: made by a job, sealed, and gone after days. */
export const exports = {
  calls: [calls(exportContracts, exportHandlers)],
  jobs: (context) => ({
    [makeExportJob]: { work: ({ exportId = '' }) => makeExport(context, exportId), longestSeconds: 300 },
    [forgetExportJob]: { work: () => forgetExpired(context.db, context.now()) },
  }),
  clearOut: (db, daysAgo) => forgetExpired(db, daysAgo(0)),
  sealed: [sealedExportParts],
  personal: { forgotten: ['data_exports'] },
} satisfies Domain
