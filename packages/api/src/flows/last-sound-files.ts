import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '@app/engine/files'
import { z } from 'zod'

const savedFiles = z.strictObject({
  folder: z.string(),
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
})

/** The files of a folder as they were when nothing was wrong with them: a start that finds a mistake goes on from there. */
export type LastSoundFiles = {
  readonly find: () => readonly SourceFile[] | undefined
  readonly save: (files: readonly SourceFile[]) => Promise<void>
}

export const noLastSoundFiles: LastSoundFiles = { find: () => undefined, save: async () => undefined }

/** On the disk of the service. What cannot be written or read, or is of another folder of flows, is as if there were none. */
export function openLastSoundFiles(dataFolder: string, folder: string): LastSoundFiles {
  const place = join(dataFolder, 'last-sound-flows.json')
  let last: Promise<void> = Promise.resolve()
  const write = async (files: readonly SourceFile[]) => {
    const half = `${place}.${randomUUID()}`
    try {
      await mkdir(dataFolder, { recursive: true })
      await writeFile(half, JSON.stringify({ folder, files }))
      await rename(half, place)
    } catch {
      await rm(half, { force: true }).catch(() => undefined)
    }
  }
  return {
    find: () => {
      try {
        const saved = savedFiles.parse(JSON.parse(readFileSync(place, 'utf8')))
        return saved.folder === folder ? saved.files : undefined
      } catch {
        return undefined
      }
    },
    save: (files) => {
      // One after the other: the last one counts.
      last = last.then(() => write(files))
      return last
    },
  }
}
