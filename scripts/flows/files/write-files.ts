import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { CommandInput } from '../command.ts'
import { bold, dim, red } from '../print/style.ts'
import { readFileError } from './file-error.ts'

type Output = { readonly path: string; readonly text: string; readonly about: string }

/** Writes files with their folders and says where they are. Answers with the exit code. */
export async function writeFiles(files: readonly Output[], print: CommandInput['print']): Promise<number> {
  for (const { path, text, about } of files) {
    try {
      await mkdir(dirname(resolve(path)), { recursive: true })
      await writeFile(path, text)
    } catch (error) {
      const failed = readFileError(error)
      if (!failed) throw error
      print(red(`${shown(path)} cannot be written: ${failed.why}.`))
      return 1
    }
    print(`Wrote ${bold(shown(path))}  ${dim(about)}`)
  }
  return 0
}

/** Relative to the current folder when it is below it, in full when it is not. */
function shown(path: string): string {
  const fromHere = relative(process.cwd(), resolve(path))
  return fromHere.startsWith('..') ? resolve(path) : fromHere
}
