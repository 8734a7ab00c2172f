import { join } from 'node:path'
import { hashText, readFlowFiles } from '@app/api/flows'
import type { ResolvedMode } from '@app/engine'
import { loadCatalogue, resolveMode, type Verdict, verifyMode } from '@app/engine/author'

export const flowsFolder = join(import.meta.dirname, '../../../flows')

/** The real flows, read once for a test file. Modes are discovered: a new file is covered without touching a test. */
export const catalogue = loadCatalogue(await readFlowFiles(flowsFolder))
export const modeNames = [...catalogue.documents.mode.keys()]

const resolved = new Map<string, ResolvedMode>()

/** A mode as it is walked. To prove it, too, takes twenty times as long: see `wholeMode`. */
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

/** A mode that must be whole. */
export function wholeMode(mode: string): Required<Verdict> {
  const { diagnostics, resolved, proven, costs } = verdictOf(mode)
  if (!resolved || !proven || !costs) throw new Error(diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return { diagnostics, resolved, proven, costs }
}
