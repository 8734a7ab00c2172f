import { join } from 'node:path'
import { hashText, readFlowFiles } from '@app/api/flows'
import { compileFlow, type ResolvedMode } from '@app/engine'
import { type Exploration, explore, freshStart, liveFacts, loadCatalogue, resolveMode, type Verdict, verifyMode } from '@app/engine/author'

export const flowsFolder = join(import.meta.dirname, '../../../flows')

/** The real flows, read once for a test file. Modes are discovered: a new file is covered without touching a test. */
export const catalogue = loadCatalogue(await readFlowFiles(flowsFolder))
export const modeNames = [...catalogue.documents.mode.keys()]

const resolved = new Map<string, ResolvedMode>()

/** A mode as it is read. To walk it takes longer, and to prove it twenty times as long: see `walkedMode` and `verdictOf`. */
export function resolvedMode(mode: string): ResolvedMode {
  const known = resolved.get(mode) ?? resolveMode(catalogue, mode, hashText)
  if (!known) throw new Error(`${mode} is no mode, or a broken one.`)
  resolved.set(mode, known)
  return known
}

const verdicts = new Map<string, Verdict>()

/** A mode with its proofs. */
export function verdictOf(mode: string): Verdict {
  const known = verdicts.get(mode) ?? verifyMode(catalogue, mode, hashText)
  verdicts.set(mode, known)
  return known
}

const walked = new Map<string, Exploration>()

/** Every way through a mode, without a proof of anything. */
export function walkedMode(mode: string): Exploration {
  const flow = compileFlow(resolvedMode(mode))
  const known = walked.get(mode) ?? explore(flow, [freshStart(flow)], liveFacts(flow, false))
  walked.set(mode, known)
  return known
}
