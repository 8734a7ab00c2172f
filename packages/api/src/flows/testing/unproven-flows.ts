import { catalogue } from '../../domains/testing/real-flows.ts'
import { emptySnapshot, flowSnapshot, servedFiles } from '../flow-snapshot.ts'

/** The files of the real flows, at once and without their modes: for tests in which nobody walks one. */
export const unprovenFlows = flowSnapshot({
  revision: 1,
  files: servedFiles(catalogue, [], emptySnapshot.files),
  modes: new Map(),
  found: [],
})
