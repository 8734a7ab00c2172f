import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Catalogue, closest, copyMode, type NewKind, newFile, newKinds } from '@app/engine/author'
import type { Command, CommandInput } from './command.ts'
import { bold, dim, green, red } from './print/style.ts'

const names = {
  step: { pattern: /^[A-Za-z0-9-]{1,60}(\/[A-Za-z0-9-]{1,60})?$/, like: 'letters, digits and hyphens' },
  question: { pattern: /^[a-z][a-z0-9_]{0,60}$/, like: 'small letters, digits and underscores' },
  landing: { pattern: /^[a-z0-9-]{1,60}$/, like: 'small letters, digits and hyphens, as of its mode' },
  experiment: { pattern: /^[a-z0-9]{1,40}$/, like: 'small letters and digits' },
  translation: { pattern: /^es\/(steps|landings|pages)\/.+$/, like: 'es/ and the file, such as es/steps/stop-losing' },
  persona: { pattern: /^[a-z0-9-]{1,60}$/, like: 'a first and a last name in small letters, such as ada-sample' },
  sequence: { pattern: /^[a-z0-9-]{1,60}$/, like: 'small letters, digits and hyphens' },
} as const satisfies Record<NewKind, { readonly pattern: RegExp; readonly like: string }>

const next = {
  step: (name) => `Name it in the "steps" or "side" of a mode. Spanish: npm run flows -- new translation es/steps/${name}`,
  question: (name) => `Say on which step it is asked: "page" here, and { "question": "${name}" } in that step’s "fields".`,
  landing: () => 'Its button starts the mode of the same name. Pictures and blocks: the editor completes them.',
  experiment: (name) => `Where they differ, write "when": { "experiment.${name}": "test" } on a block, or on a step of a mode.`,
  translation: () => 'Write the Spanish in the place of each English sentence. The terms are in docs/spanish.md.',
  persona: (name) => `Write what they answer, by step; “npm run flows -- check flows/personas/${name}.json” says what is still asked.`,
  sequence: (name) => `Write { "sequence": "${name}" } in the "steps" of a mode.`,
} as const satisfies Record<NewKind, (name: string) => string>

/** A new mode as a copy of another, or a new file with what a person needs and nothing else. */
export const newCommand = {
  name: 'new',
  usage: `MODE --from MODE, or ${newKinds.join('|')} NAME [--mode MODE]`,
  about: 'a new mode that starts as a copy of another, or a new file to fill in',
  values: ['from', 'mode'],
  async run(input) {
    const { words, flags } = input
    const [kind, name] = words
    const known = newKinds.find((one) => one === kind)
    if (known && name !== undefined) return newOf(input, known, name)
    return newMode(input, kind === 'mode' ? name : kind, flags['from'])
  },
} satisfies Command

async function newOf({ catalogue, folder, flags, print }: CommandInput, kind: NewKind, name: string): Promise<number> {
  const mode = typeof flags['mode'] === 'string' ? flags['mode'] : ''
  const problem = problemWith(catalogue, kind, name, mode)
  if (problem !== undefined) {
    print(red(problem))
    return 2
  }
  const { path, text } = newFile(catalogue, kind, name, mode)
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  print(
    `${green('✓')} ${bold(`flows/${path}`)} ${kind === 'question' || kind === 'experiment' ? `has a new entry “${name}”` : 'is there'}.`,
  )
  print('  Fill in what begins with TODO. Nobody sees it before that.')
  print(`  ${next[kind](name)}`)
  print(dim(`  Then: npm run flows -- check flows/${path}`))
  return 0
}

function problemWith(catalogue: Catalogue, kind: NewKind, name: string, mode: string): string | undefined {
  const { pattern, like } = names[kind]
  if (!pattern.test(name)) return `“${name}” cannot be the name of a ${kind}. Use ${like}.`
  if (isThere(catalogue, kind, name)) return `There is already a ${kind} “${name}”.`
  const { documents } = catalogue
  if (kind === 'translation') {
    const of = name.slice('es/'.length)
    const all = [...documents.step.values(), ...documents.landing.values(), ...documents.page.values()].map(({ path }) =>
      path.replace('.json', ''),
    )
    return all.includes(of) ? undefined : `There is no flows/${of}.json to translate.${meant(of, all)}`
  }
  if (kind === 'persona' && !documents.mode.has(mode))
    return mode === ''
      ? 'Say which mode they walk: new persona NAME --mode MODE.'
      : `There is no mode “${mode}”.${meant(mode, documents.mode.keys())}`
  if (kind === 'landing' && !documents.mode.has(name))
    return `A landing page has the name of the mode that its button starts, and there is no mode “${name}”.${meant(name, documents.mode.keys())}`
  return undefined
}

function isThere({ documents, problems }: Catalogue, kind: NewKind, name: string): boolean {
  if (kind === 'question') return Object.hasOwn(documents.questions.get('questions')?.data.questions ?? {}, name)
  if (kind === 'experiment') return documents.experiments.get('experiments')?.data.experiments.some((one) => one.name === name) ?? false
  return documents[kind].has(name) || problems.has(`${kind}s/${name}.json`)
}

async function newMode(
  { catalogue, folder, print }: CommandInput,
  name: string | undefined,
  from: string | true | undefined,
): Promise<number> {
  if (name === undefined || typeof from !== 'string') {
    print(red(`Say the new name and the mode to start from: new MODE --from MODE; or what else is new: new ${newKinds.join('|')} NAME.`))
    return 2
  }
  if (!/^[a-z0-9-]{1,60}$/.test(name)) {
    print(`${red(`“${name}” cannot be a mode’s name.`)} Use small letters, digits and hyphens.`)
    return 2
  }
  const text = copyMode(catalogue, from, name)
  if (text === undefined) {
    print(red(`There is no mode “${from}”.`) + meant(from, catalogue.documents.mode.keys()))
    return 2
  }
  const written = await writeFile(join(folder, 'modes', `${name}.json`), text, { flag: 'wx' }).catch(() => 'exists' as const)
  if (written === 'exists') {
    print(red(`There is already a mode “${name}”.`))
    return 2
  }
  print(
    `${green('✓')} flows/modes/${name}.json is a copy of ${from}. Change its title, notes and steps; it is live when it is saved and proven.`,
  )
  return 0
}

function meant(name: string, known: Iterable<string>): string {
  const one = closest(name, known)
  return one === undefined ? '' : ` Did you mean “${one}”?`
}
