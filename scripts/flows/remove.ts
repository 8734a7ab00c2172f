import { type Catalogue, closest, type Removed, removalOf, vocabularyOf } from '@app/engine/author'
import type { Command } from './command.ts'
import { changeFiles } from './files/change-files.ts'
import { isHindered } from './files/unreadable-files.ts'
import { meantInstead } from './now-called.ts'
import { peopleThereWords } from './people/people-there.ts'
import { countWords } from './print/diagnostics.ts'
import { dim, green, red } from './print/style.ts'

/** Removes a step, a mode, a question or an answer that nothing points to any more; and says what points there otherwise. */
export const removeCommand = {
  name: 'remove',
  usage: 'step|mode|question NAME, or option FACT VALUE [--dry-run]',
  about: 'removes it once nothing points there, and says what does; counts the people who are there',
  async run(input) {
    const { words, flags, catalogue, folder, print } = input
    const removed = readRemoved(words)
    if (!removed) {
      print(red('Say what to remove: remove step|mode|question NAME, or remove option FACT VALUE.'))
      return 2
    }
    if (isHindered(input)) return 1
    const problem = problemWith(catalogue, removed)
    if (problem !== undefined) {
      print(red(problem))
      return 2
    }
    const called = `“${removed.value ?? removed.name}”`
    const { pointers, changes } = removalOf(catalogue, removed)
    const people = await peopleThereWords(input, removed)
    if (pointers.length > 0) {
      for (const { path, line } of pointers) print(`  flows/${path}:${line}`)
      print(
        `${red(`${called} stays: ${countWords(pointers.length, 'place')} still ${pointers.length === 1 ? 'points' : 'point'} there.`)} Change those first.`,
      )
      print(`  ${people}`)
      return 1
    }
    const failed = flags['dry-run'] ? undefined : await changeFiles(folder, changes)
    if (failed !== undefined) {
      print(red(failed))
      return 1
    }
    for (const { path, text } of changes) print(`  flows/${path}${text === undefined ? dim(' the file') : ''}`)
    print(`${green('✓')} ${called} ${flags['dry-run'] ? 'would be' : 'is'} gone from ${countWords(changes.length, 'file')}.`)
    print(`  ${people} ${afterwards[removed.what]}`)
    return 0
  },
} satisfies Command

const afterwards = {
  step: 'They come back where the rules put them: “npm run flows -- diff HEAD MODE” says where.',
  mode: 'They come back in the mode for people who come without one.',
  question: 'What was answered stays stored, and nothing reads it.',
  option: 'They are asked again.',
} as const

function readRemoved([what, name, value]: readonly string[]): Removed | undefined {
  if (name === undefined) return undefined
  if (what === 'option') return value === undefined ? undefined : { what, name, value }
  return what === 'step' || what === 'mode' || what === 'question' ? { what, name } : undefined
}

function problemWith(catalogue: Catalogue, { what, name, value }: Removed): string | undefined {
  const { documents } = catalogue
  const names = {
    step: () => [...documents.step.keys()],
    mode: () => [...documents.mode.keys()],
    question: () => Object.keys(documents.questions.get('questions')?.data.questions ?? {}),
    option: () => [...vocabularyOf(catalogue)].flatMap(([fact, { from }]) => (from === 'person' ? [fact] : [])),
  }[what]()
  if (!names.includes(name) && (what === 'step' || what === 'mode'))
    return `There is no ${what} “${name}”.${meantInstead(catalogue, `${what}s`, name, names)}`
  if (!names.includes(name)) return unknown(what === 'option' ? 'question with answers that decides' : what, name, names)
  if (what !== 'option' || value === undefined) return undefined
  const values = vocabularyOf(catalogue).get(name)?.values.map(String) ?? []
  if (!values.includes(value)) return unknown('answer', value, values)
  return values.length <= 2
    ? `“${name}” has two answers; with one there is nothing to choose. Remove the question or the step instead.`
    : undefined
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const meant = closest(name, known)
  return `There is no ${what} “${name}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`
}
