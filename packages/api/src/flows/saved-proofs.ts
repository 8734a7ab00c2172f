import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResolvedMode } from '@app/engine'
import { type Proven, proofNumbers } from '@app/engine/author'
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

/** Modes that were proven before, by the hash of everything that their proofs depend on. Modes with faults are never among them. */
export type SavedProofs = {
  readonly find: (provenKey: string) => ProvenMode | undefined
  readonly save: (provenKey: string, proven: ProvenMode) => void
}

/** Where everything that is started from this checkout saves what it has proven. */
export const proofsFolder = fileURLToPath(new URL('../../../../node_modules/.cache/proofs', import.meta.url))

/** A hash of everything the proofs of a mode depend on: while it stays the same, so do their results. */
export function provenKeyOf(resolved: ResolvedMode): string {
  return hashText(JSON.stringify({ ...resolved, title: '', version: '' }))
}

/** What is saved of a mode that is sound. */
export function provenModeOf({ proofs, walk }: Proven): ProvenMode {
  return { proofs: proofs.map(({ number, claim, looked }) => ({ number, claim, proven: true, looked })), states: walk.spots.length }
}

export const noSavedProofs: SavedProofs = { find: () => undefined, save: () => undefined }

/**
 * Proofs on disk: a service that was killed is ready again sooner. They hold for this version of the engine alone, and whatever cannot
 * be read, or is not what was written, is proven again.
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
  const pathOf = (provenKey: string) => join(own, `${provenKey}.json`)
  return {
    find: (provenKey) => {
      try {
        return provenMode.parse(JSON.parse(readFileSync(pathOf(provenKey), 'utf8')))
      } catch {
        return undefined
      }
    },
    save: (provenKey, proven) => {
      try {
        prepare()
        // Another service on this computer must not read half of it.
        const half = `${pathOf(provenKey)}.${randomUUID()}`
        writeFileSync(half, JSON.stringify(proven))
        renameSync(half, pathOf(provenKey))
      } catch {
        // A disk that is full or may not be written to costs time at the next start, and nothing else.
      }
    },
  }
}

/** A hash of the engine and of the schemas that it reads: another proof could come out of any change there. */
function engineVersion(): string {
  const hash = createHash('sha256')
  for (const name of ['engine/src', 'schemas']) {
    const folder = fileURLToPath(new URL(`../../../${name}`, import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 32)
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
