import type { ModeStatus } from './review-mode.ts'

type Statuses = ReadonlyMap<string, ModeStatus>

/** The modes that are gone, look different to people who follow them, or have new words in another language. */
export function changedModes(before: Statuses, after: Statuses, changedFiles: ReadonlySet<string>): string[] {
  const translated = translatedFiles(changedFiles)
  const gone = [...before.keys()].filter((mode) => !after.has(mode))
  const changed = [...after].filter(
    ([mode, status]) => status.files.some((file) => translated.has(file)) || isDifferent(before.get(mode), status),
  )
  return [...gone, ...changed.map(([mode]) => mode)]
}

function isDifferent(before: ModeStatus | undefined, after: ModeStatus): boolean {
  if (before === after) return false
  return (
    before?.sound !== after.sound ||
    before.live?.resolved.version !== after.live?.resolved.version ||
    before.provenKey !== after.provenKey ||
    JSON.stringify(before.diagnostics) !== JSON.stringify(after.diagnostics)
  )
}

/** The files whose words changed in another language: translations/es/steps/qa1.json is about steps/qa1.json. */
function translatedFiles(changed: ReadonlySet<string>): Set<string> {
  return new Set([...changed].flatMap((path) => /^translations\/[^/]+\/(.+)$/.exec(path)?.[1] ?? []))
}
