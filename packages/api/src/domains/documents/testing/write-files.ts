import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostileFiles } from './hostile-files.ts'
import { photo, picture } from './pictures.ts'

/** A separate process, so that generating the files leaves nothing in the memory that is measured. Writes all of them into a folder. */
const [folder = ''] = process.argv.slice(2)
const honest = [
  ['a large photo', await picture({ width: 6_000, height: 4_500 }).jpeg({ quality: 80 }).toBuffer()],
  ['a photo held sideways', await photo({ width: 5_000, height: 4_000 }, 6)],
  ['a large WebP', await picture({ width: 3_200, height: 2_700 }).webp({ quality: 70 }).toBuffer()],
  ['a JPEG in layers', await picture({ width: 4_000, height: 3_300 }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
] as const
const all = [
  ...(await hostileFiles()).map((file) => ({ ...file, isHostile: true })),
  ...honest.map(([about, bytes]) => ({ about, name: 'id.jpg', bytes, isHostile: false })),
]
for (const [number, { bytes, ...about }] of all.entries()) {
  writeFileSync(join(folder, `${number}.bin`), bytes)
  writeFileSync(join(folder, `${number}.json`), JSON.stringify(about))
}
