import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ImportProblem } from './import-problem.ts'
import type { Source } from './import-source.ts'

const readAtOnceBytes = 1 << 18

/** A file, by what is in it. */
export async function fileSource(path: string): Promise<Source> {
  const status = await stat(path).catch(() => undefined)
  if (!status?.isFile()) throw new ImportProblem(`There is no file ${path}.`)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: readAtOnceBytes }), hash)
  const open = () => createReadStream(path, { highWaterMark: readAtOnceBytes })
  return { id: `${status.size}-${hash.digest('hex')}`, name: basename(path), open }
}
