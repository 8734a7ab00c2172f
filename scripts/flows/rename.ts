import { type Catalogue, type FileChange, problemWithOption, type Renamable, rename, renameOption } from '@app/engine/author'
import type { Command, CommandInput } from './command.ts'
import { changeFiles } from './files/change-files.ts'
import { isHindered } from './files/unreadable-files.ts'
import { problemWithModeName } from './new/problem-with-mode-name.ts'
import { meantInstead, problemWithFormerName } from './now-called.ts'
import { peopleThereWords, type Thing } from './people/people-there.ts'
import { countWords } from './print/diagnostics.ts'
import { dim, green, red } from './print/style.ts'

type Kind = {
  readonly names: (catalogue: Catalogue) => Iterable<string>
  /** Why nothing of this kind can be called so. */
  readonly problem: (name: string, catalogue: Catalogue, old: string) => string | undefined
}

const kinds: Readonly<Record<Renamable, Kind>> = {
  step: {
    names: ({ documents }) => documents.step.keys(),
    problem: unlike('step', /^[A-Za-z0-9-]{1,60}(\/[A-Za-z0-9-]{1,60})?$/, 'letters, digits and hyphens'),
  },
  fact: {
    names: ({ documents }) => Object.keys(documents.facts.get('facts')?.data.facts ?? {}),
    problem: unlike('fact', /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)?$/, 'small letters, digits and underscores, with one dot at most'),
  },
  mode: { names: ({ documents }) => documents.mode.keys(), problem: (name, catalogue, old) => problemWithModeName(catalogue, name, old) },
}

function unlike(kind: Renamable, pattern: RegExp, like: string): Kind['problem'] {
  return (name) => (pattern.test(name) ? undefined : `“${name}” cannot be a ${kind}’s name. Use ${like}.`)
}

type Asked = {
  readonly thing: Thing
  readonly old: string
  readonly name: string
  readonly problem: string | undefined
  readonly changes: () => FileChange[]
}

/** Renames a step, a fact, a mode or an answer, and every reference to it. */
export const renameCommand = {
  name: 'rename',
  usage: 'step|fact|mode OLD NEW, or option FACT OLD NEW [--dry-run]',
  about: 'renames it everywhere, the file too',
  async run(input) {
    const { words, flags, folder, print } = input
    const [what, ...names] = words
    const asked = what === 'option' ? ofOption(input, names) : ofName(input, what, names)
    if (!asked) {
      print(red('Say what to rename: rename step|fact|mode OLD NEW, or rename option FACT OLD NEW.'))
      return 2
    }
    if (isHindered(input)) return 1
    const { old, name, problem } = asked
    if (problem !== undefined) {
      print(red(problem))
      return 2
    }
    const people = await peopleThereWords(input, asked.thing)
    const changes = asked.changes()
    const failed = flags['dry-run'] ? undefined : await changeFiles(folder, changes)
    if (failed !== undefined) {
      print(red(failed))
      return 1
    }
    for (const change of changes) {
      const was = change.to === undefined ? '' : `, was ${change.path}`
      print(`  flows/${change.to ?? change.path} ${dim(`${countWords(change.places, 'place')}${was}`)}`)
    }
    const places = changes.reduce((sum, change) => sum + change.places, 0)
    const done = flags['dry-run'] ? 'would be' : 'is now'
    print(`${green('✓')} “${old}” ${done} “${name}” in ${countWords(places, 'place')} of ${countWords(changes.length, 'file')}.`)
    print(`  ${people}`)
    print(
      dim(
        `  What people have from before leads to the new name: ${what === 'option' ? '"formerly" beside the answer' : 'flows/renamed.json'} says so.`,
      ),
    )
    return 0
  },
} satisfies Command

function ofName({ catalogue }: CommandInput, what: string | undefined, [old, name]: readonly string[]): Asked | undefined {
  const kind = what === 'step' || what === 'fact' || what === 'mode' ? what : undefined
  if (!kind || old === undefined || name === undefined) return undefined
  const thing = { what: kind, name: old } as const
  return { thing, old, name, problem: problemWith(catalogue, kind, old, name), changes: () => rename(catalogue, kind, old, name) }
}

function ofOption({ catalogue }: CommandInput, [fact, old, name]: readonly string[]): Asked | undefined {
  if (fact === undefined || old === undefined || name === undefined) return undefined
  const thing = { what: 'option', name: fact, value: old } as const
  return {
    thing,
    old,
    name,
    problem: problemWithOption(catalogue, fact, old, name),
    changes: () => renameOption(catalogue, fact, old, name),
  }
}

function problemWith(catalogue: Catalogue, kind: Renamable, old: string, name: string): string | undefined {
  const known = new Set(kinds[kind].names(catalogue))
  if (!known.has(old)) return `There is no ${kind} “${old}”.${meantInstead(catalogue, `${kind}s`, old, known)}`
  if (known.has(name)) return `There is already a ${kind} “${name}”.`
  if (kind === 'fact' && Object.hasOwn(catalogue.documents.questions.get('questions')?.data.questions ?? {}, name))
    return `There is already a question “${name}”, and a condition could not tell which of the two it means.`
  return problemWithFormerName(catalogue, `${kind}s`, name, old) ?? kinds[kind].problem(name, catalogue, old)
}
