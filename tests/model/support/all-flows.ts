import { join } from 'node:path'
import { hashText, readFlowFiles } from '@app/api/flows'
import { loadCatalogue, type Verdict, verifyMode } from '@app/engine/author'

export const flowsFolder = join(import.meta.dirname, '../../../flows')

/** The real flows, read once for a test file. Modes are discovered: a new file is covered without touching a test. */
export const catalogue = loadCatalogue(await readFlowFiles(flowsFolder))
export const modeNames = [...catalogue.documents.mode.keys()]

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
