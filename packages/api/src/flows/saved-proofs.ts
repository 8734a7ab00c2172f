import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResolvedMode } from '@app/engine'
import type { Proven } from '@app/engine/checks'
import { type Catalogue, type Diagnostic, pricesOf, proofNumbers, type SourceFile } from '@app/engine/files'
import { diagnostic } from '@app/schemas/api/flows'
import { z } from 'zod'
import { hashText } from './read-files.ts'

const proof = z.strictObject({
  number: z.literal(proofNumbers),
  claim: z.string(),
  proven: z.literal(true),
  looked: z.string(),
})
const provenMode = z.strictObject({ proofs: z.array(proof).length(proofNumbers.length), states: z.int().positive() })

/** That a mode is sound, and what was looked at to prove it. */
export type ProvenMode = z.infer<typeof provenMode>

/** What was proven and checked before, by the hash of everything that it depends on. */
export type SavedProofs = {
  /** Modes with faults are never among them. */
  readonly find: (provenKey: string) => ProvenMode | undefined
  readonly save: (provenKey: string, proven: ProvenMode) => void
  /** All that the checks found in these files. */
  readonly findChecked: (checkedKey: string) => readonly Diagnostic[] | undefined
  readonly saveChecked: (checkedKey: string, found: readonly Diagnostic[]) => void
}

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url))

const mostChecks = 10

/** Where everything that is started from this checkout saves what it has proven and checked. */
export const proofsFolder = join(projectFolder, 'node_modules/.cache/proofs')

/** A hash of everything that the proofs of a mode and its budget depend on: while it stays the same, so do their results. */
export function provenKeyOf({ documents }: Catalogue, resolved: ResolvedMode): string {
  const budget = documents.mode.get(resolved.mode)?.data.budget
  const prices = budget && pricesOf(documents.step, Object.keys(resolved.steps))
  return hashText(JSON.stringify({ ...resolved, title: '', version: '', budget, prices }))
}

/** A hash of everything that the checks go by: every file of the folder, as it was loaded. */
export function checkedKeyOf(files: readonly SourceFile[]): string {
  return hashText(JSON.stringify(files.toSorted((one, other) => (one.path < other.path ? -1 : 1))))
}

/** What is saved of a mode that is sound. */
export function provenModeOf({ proofs, walk }: Proven): ProvenMode {
  return { proofs: proofs.map(({ number, claim, looked }) => ({ number, claim, proven: true, looked })), states: walk.spots.length }
}

export const noSavedProofs: SavedProofs = {
  find: () => undefined,
  save: () => undefined,
  findChecked: () => undefined,
  saveChecked: () => undefined,
}

/**
 * Proofs and checks on disk: a service that was killed is ready again sooner. They hold for this version of the engine alone, and whatever
 * cannot be read, or is not what was written, is proven and checked again.
 */
export function openSavedProofs(folder: string, version = engineVersion()): SavedProofs {
  const own = join(folder, version)
  let isPrepared = false
  const prepare = () => {
    if (isPrepared) return
    for (const older of readdirOrNothing(folder)) if (older !== version) rmSync(join(folder, older), { recursive: true, force: true })
    mkdirSync(own, { recursive: true })
    isPrepared = true
  }
  const read = <T>(name: string, schema: z.ZodType<T>) => {
    try {
      return schema.parse(JSON.parse(readFileSync(join(own, name), 'utf8')))
    } catch {
      return undefined
    }
  }
  const write = (name: string, value: unknown) => {
    try {
      prepare()
      // Another service on this computer must not read half of it.
      const half = join(own, `${name}.${randomUUID()}`)
      writeFileSync(half, JSON.stringify(value))
      renameSync(half, join(own, name))
    } catch {
      // A disk that is full or may not be written to costs time at the next start, and nothing else.
    }
  }
  return {
    find: (provenKey) => read(`${provenKey}.json`, provenMode),
    save: (provenKey, proven) => write(`${provenKey}.json`, proven),
    findChecked: (checkedKey) => read(`checked-${checkedKey}.json`, z.array(diagnostic)),
    saveChecked: (checkedKey, found) => {
      write(`checked-${checkedKey}.json`, found)
      removeOldChecks(own)
    },
  }
}

/** Each save leaves one: what a start may ask for is among the newest. */
function removeOldChecks(folder: string): void {
  try {
    const checks = readdirSync(folder).filter((name) => /^checked-\w+\.json$/.test(name))
    const byAge = checks.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs })).sort((one, other) => other.at - one.at)
    for (const { name } of byAge.slice(mostChecks)) rmSync(join(folder, name), { force: true })
  } catch {
    // Another service on this computer has removed one meanwhile.
  }
}

/**
 * A hash of the engine, of the schemas that it reads, and of what both run on: something else could be proven or found after any change
 * there.
 */
export function engineVersion(project: string = projectFolder): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of ['packages/engine/src', 'packages/schemas']) {
    const folder = join(project, name)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)))
  }
  return hash.update(installedIn(project)).digest('hex').slice(0, 32)
}

/** What npm has installed, with the version of each library. */
function installedIn(project: string): string {
  try {
    return readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8')
  } catch {
    return ''
  }
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules')
}

function readdirOrNothing(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
