import { basename } from 'node:path'
import type { Plugin } from 'vite'

const mark = '?for='

/**
 * Gives every entry a copy of its own of all that it imports, so that its file needs no other. By itself the bundler puts what two entries
 * share into a third file: a page would learn of it only once it has the first, and wait longer for it than for the few bytes.
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What has no importer is an entry.
      if (importer === undefined) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // What begins so is no file: whoever makes it knows it by this name only.
      if (!found || found.id.startsWith('\0')) return found
      return { ...found, id: `${found.id}${mark}${entryOf(importer)}` }
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.imports.length + file.dynamicImports.length > 0)
          this.error(`${file.fileName} needs ${[...file.imports, ...file.dynamicImports].join(', ')}, and has to be whole by itself.`)
    },
  }
}

/** The entry that leads to a module, or is it. */
function entryOf(id: string): string {
  const at = id.indexOf(mark)
  return at === -1 ? basename(id) : id.slice(at + mark.length)
}
