import { closest, copyMode, type NewKind, newFiles, newKinds, type Wanted } from '@app/engine/author'
import type { Command, CommandInput } from './command.ts'
import { changeFiles } from './files/change-files.ts'
import { isHindered, printUnreadable } from './files/unreadable-files.ts'
import { documentAt } from './last-committed.ts'
import { filesNeeded, isOfTranslation } from './new/files-needed.ts'
import { problemWithModeName } from './new/problem-with-mode-name.ts'
import { problemWithNew } from './new/problem-with-new.ts'
import { meantInstead, problemWithFormerName } from './now-called.ts'
import { countWords } from './print/diagnostics.ts'
import { bold, dim, green, red } from './print/style.ts'

const next = {
  step: ({ name }) => `Name it in the "steps" or the "side" of a mode, as "${name}".`,
  question: ({ name, values = ['yes'] }) => `What it decides goes by { "${name}": "${values[0]}" } in a "when".`,
  fact: ({ name, values = ['yes'] }) =>
    `“new step NAME --asks ${name}” makes the page that asks it; what it decides goes by { "${name}": ${written(values[0])} } in a "when".`,
  landing: ({ name }) => `Its button starts the mode ${name}, and its address is /${name}.`,
  experiment: ({ name }) => `Where they differ, write "when": { "experiment.${name}": "test" } on a block, or on a step of a mode.`,
  translation: () => 'Write the Spanish in the place of each English sentence. The terms are in docs/spanish.md.',
  persona: () => 'They give the first answer of each question: change what they answer, and “check” says the way that follows.',
  sequence: ({ name }) => `Write { "sequence": "${name}" } in the "steps" of a mode.`,
} as const satisfies Record<NewKind, (wanted: Wanted) => string>

function written(value: string | undefined): string {
  return value === 'true' || value === 'false' ? value : JSON.stringify(value)
}

/** A new mode as a copy of another, or a new file with what a person needs and nothing else. */
export const newCommand = {
  name: 'new',
  usage:
    'mode NAME --from MODE | step NAME [--asks FACT or QUESTION] | question NAME --step STEP [--values A,B] | fact NAME [--values A,B] | landing MODE | experiment NAME --where STEP | persona NAME --mode MODE | sequence NAME --steps A,B | translation es[/FILE]',
  about: 'a new mode that starts as a copy of another, or a new file to fill in',
  values: ['from', 'mode', 'asks', 'step', 'values', 'where', 'steps'],
  async run(input) {
    const { words, flags } = input
    const [kind, name] = words
    const known = newKinds.find((one) => one === kind)
    if (!known) return newMode(input, kind === 'mode' ? name : kind, flags['from'])
    if (name !== undefined) return newOf(input, known, wantedOf(name, flags))
    input.print(red(`Say its name: new ${known} NAME.`))
    return 2
  },
} satisfies Command

function wantedOf(name: string, flags: CommandInput['flags']): Wanted {
  const text = (flag: string) => (typeof flags[flag] === 'string' ? flags[flag] : undefined)
  const list = (flag: string) =>
    text(flag)
      ?.split(',')
      .flatMap((one) => one.trim() || [])
  return {
    name,
    mode: text('mode'),
    asks: text('asks'),
    step: text('step'),
    places: list('where') ?? list('steps'),
    values: list('values'),
  }
}

async function newOf(input: CommandInput, kind: NewKind, wanted: Wanted): Promise<number> {
  const { catalogue, folder, print } = input
  const needed = filesNeeded(catalogue, kind, wanted)
  if (isHindered(input, (path) => needed.includes(path))) return 1
  const problem = problemWithNew(catalogue, kind, wanted)
  if (problem !== undefined) {
    print(red(problem))
    return 2
  }
  const files = newFiles(catalogue, kind, wanted)
  const failed = await changeFiles(
    folder,
    files.map(({ path, text }) => ({ path, text, isNew: !documentAt(catalogue, path) })),
  )
  if (failed !== undefined) {
    print(red(failed))
    return 1
  }
  for (const { path, text } of files) {
    const todos = text.split('\n').filter((line) => line.includes('"TODO: ')).length
    print(`${green('✓')} ${bold(`flows/${path}`)} is written${todos > 0 ? `, with ${countWords(todos, 'place')} to fill in` : ''}.`)
  }
  const left = kind === 'translation' && wanted.name === 'es' ? printUnreadable(input, isOfTranslation) : 0
  if (files.length === 0 && left === 0) print('Nothing is untranslated.')
  else if (files.some(({ text }) => text.includes('"TODO: '))) print('  Fill in what begins with TODO. Nobody sees it before that.')
  print(`  ${next[kind](wanted)}`)
  print(dim(`  Then: npm run flows -- check${files.length === 1 ? ` flows/${files[0]?.path}` : ''}`))
  if (left === 0) return 0
  print(red(`${countWords(left, 'file')} that cannot be read ${left === 1 ? 'is' : 'are'} left alone: mend that, and run this again.`))
  return 1
}

async function newMode(input: CommandInput, name: string | undefined, from: string | true | undefined): Promise<number> {
  const { catalogue, folder, print } = input
  const meant = name === undefined ? undefined : closest(name, newKinds)
  if (name === undefined || typeof from !== 'string') {
    print(
      red(
        `Say what is new: mode NAME --from MODE, or ${newKinds.join('|')} NAME.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`,
      ),
    )
    print(dim('  A mode begins as a copy of another, such as landing-rollover: “npm run flows -- list modes” names them all.'))
    return 2
  }
  const problem = problemWithModeName(catalogue, name) ?? problemWithFormerName(catalogue, 'modes', name)
  if (problem !== undefined) {
    print(red(problem))
    return 2
  }
  const needed = filesNeeded(catalogue, 'mode', { name, from })
  if (isHindered(input, (path) => needed.includes(path))) return 1
  const text = copyMode(catalogue, from, name)
  if (text === undefined) {
    print(red(`There is no mode “${from}”.`) + meantInstead(catalogue, 'modes', from, catalogue.documents.mode.keys()))
    return 2
  }
  if (catalogue.documents.mode.has(name)) {
    print(red(`There is already a mode “${name}”.`))
    return 2
  }
  const failed = await changeFiles(folder, [{ path: `modes/${name}.json`, text, isNew: true }])
  if (failed !== undefined) {
    print(red(failed))
    return 1
  }
  print(`${green('✓')} ${bold(`flows/modes/${name}.json`)} is a copy of ${from}, and live under /${name} when it is saved and proven.`)
  print('  Change its title, notes and steps.')
  print(dim(`  Then: npm run flows -- check flows/modes/${name}.json, and “new landing ${name}” for its landing page.`))
  return 0
}
