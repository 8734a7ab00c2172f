import { catalogue } from '../../domains/testing/real-flows.ts'
import { flowSnapshot } from '../flow-snapshot.ts'
import { noFiles, servedFiles } from '../last-good.ts'

/** The files of the real flows, at once and without their modes: for tests in which nobody walks one. */
export const unprovenFlows = flowSnapshot({ revision: 1, files: servedFiles(catalogue, [], noFiles), modes: new Map(), found: [] })
