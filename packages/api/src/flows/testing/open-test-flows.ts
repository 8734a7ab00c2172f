import { type LiveCatalogue, openLiveCatalogue } from '../live-catalogue.ts'
import { openSavedProofs, proofsFolder } from '../saved-proofs.ts'
import { flowsFolder } from './flows-folder.ts'

/** Flows for tests that are not about proofs: what was proven before, by `flows -- check` or another process of the run, they need not prove. */
export function openTestFlows(folder: string = flowsFolder): LiveCatalogue {
  return openLiveCatalogue(folder, openSavedProofs(proofsFolder))
}
