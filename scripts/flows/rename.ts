import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Catalogue, closest, type FileChange, type Renamable, rename } from '@app/engine/author'
import type { Command } from './command.ts'
import { countWords } from './print/diagnostics.ts'
import { dim, green, red } from './print/style.ts'

const kinds: Readonly<Record<Renamable, { names: (catalogue: Catalogue) => Iterable<string>; pattern: RegExp; like: string }>> = {
  step: {
    names: ({ documents }) => documents.step.keys(),
    pattern: /^[A-Za-z0-9-]{1,60}(\/[A-Za-z0-9-]{1,60})?$/,
    like: 'letters, digits and hyphens',
  },
  fact: {
    names: ({ documents }) => Object.keys(documents.facts.get('facts')?.data.facts ?? {}),
    pattern: /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)?$/,
    like: 'small letters, digits and underscores, with one dot at most',
  },
  mode: { names: ({ documents }) => documents.mode.keys(), pattern: /^[a-z0-9-]{1,60}$/, like: 'small letters, digits and hyphens' },
}

/** Renames a step, a fact or a mode, and every reference to it. */
export const renameCommand = {
  name: 'rename',
  usage: 'step|fact|mode OLD NEW [--dry-run]',
  about: 'renames it everywhere, the file too',
  async run({ words, flags, catalogue, folder, print }) {
    const [what, old, name] = words
    const kind = what === 'step' || what === 'fact' || what === 'mode' ? what : undefined
    if (!kind || old === undefined || name === undefined) {
      print(red('Say what to rename: rename step|fact|mode OLD NEW.'))
      return 2
    }
    const problem = problemWith(catalogue, kind, old, name)
    if (problem !== undefined) {
      print(red(problem))
      return 2
    }
    const changes = rename(catalogue, kind, old, name)
    for (const change of changes) {
      if (!flags['dry-run']) await apply(folder, change)
      print(
        `  flows/${change.to ?? change.path} ${dim(`${countWords(change.places, 'place')}${change.to === undefined ? '' : `, was ${change.path}`}`)}`,
      )
    }
    const places = changes.reduce((sum, change) => sum + change.places, 0)
    print(
      `${green('✓')} “${old}” ${flags['dry-run'] ? 'would be' : 'is now'} “${name}” in ${countWords(places, 'place')} of ${countWords(changes.length, 'file')}.`,
    )
    print(dim('  What people have from before, addresses, places and answers, leads to the new name: flows/renamed.json says so.'))
    return 0
  },
} satisfies Command

function problemWith(catalogue: Catalogue, kind: Renamable, old: string, name: string): string | undefined {
  const { names, pattern, like } = kinds[kind]
  const known = new Set(names(catalogue))
  if (!known.has(old)) {
    const meant = closest(old, known)
    return `There is no ${kind} “${old}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`
  }
  if (known.has(name)) return `There is already a ${kind} “${name}”.`
  return pattern.test(name) ? undefined : `“${name}” cannot be a ${kind}’s name. Use ${like}.`
}

/** The new file is written before the old one goes, so that nothing is lost when it fails between. */
async function apply(folder: string, { path, text, to }: FileChange): Promise<void> {
  const target = join(folder, to ?? path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  if (to !== undefined) await rm(join(folder, path))
}
