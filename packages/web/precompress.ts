import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Puts a compressed copy beside every file that gets smaller by it. The service sends that one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      // While somebody works on the pages they are built every few seconds, for this machine alone.
      if (this.meta.watchMode) return
      const folder = join(dir, 'assets')
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const bytes = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}
