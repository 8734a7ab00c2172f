import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'

/** Files that every mode leans on. */
export const usedByAll: readonly string[] = ['facts.json', 'questions.json', 'experiments.json', 'offers.json', 'brand.json']

/** The files a mode leans on: its own, those that all share, its sequences and its steps. */
export function filesOf(catalogue: Catalogue, mode: string, resolved: ResolvedMode | undefined): string[] {
  const steps = Object.keys(resolved?.steps ?? {}).map((step) => `steps/${step}.json`)
  const sequences = [...sequencesOf(catalogue, mode)].map((sequence) => `sequences/${sequence}.json`)
  return [`modes/${mode}.json`, ...usedByAll, ...sequences, ...steps]
}

function sequencesOf({ documents }: Catalogue, mode: string): Set<string> {
  const used = new Set<string>()
  const visit = (items: readonly (string | object)[]) => {
    for (const item of items) {
      if (typeof item === 'string' || !('sequence' in item) || typeof item.sequence !== 'string' || used.has(item.sequence)) continue
      used.add(item.sequence)
      visit(documents.sequence.get(item.sequence)?.data.steps ?? [])
    }
  }
  visit(documents.mode.get(mode)?.data.steps ?? [])
  return used
}
