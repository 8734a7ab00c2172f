import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flowsFolder } from '../../domains/testing/real-flows.ts'
import { type LiveCatalogue, openLiveCatalogue } from '../live-catalogue.ts'
import { openSavedProofs } from '../saved-proofs.ts'

/** Flows for tests that are not about proofs: what one process of a run has proven, the others need not. */
export function openTestFlows(folder: string = flowsFolder): LiveCatalogue {
  return openLiveCatalogue(folder, openSavedProofs(join(tmpdir(), 'proofs')))
}
