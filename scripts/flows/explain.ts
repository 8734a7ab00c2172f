import { compileFlow, type Facts, type ResolvedMode, type Saved } from '@app/engine'
import { closest, explainMode, explainResume, requiredStates } from '@app/engine/author'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Command, CommandInput } from './command.ts'
import { printUnreadable } from './files/unreadable-files.ts'
import { nowCalled } from './now-called.ts'
import { readFacts } from './people/read-facts.ts'
import { printDiagnostic } from './print/diagnostics.ts'
import { bold, cyan, dim, green, red } from './print/style.ts'
import { modeErrors, resolvedMode } from './resolved-mode.ts'

/** Where a person would be sent, and why, rule by rule. */
export const explainCommand = {
  name: 'explain',
  usage: 'MODE --persona NAME | --facts FILE [--json]',
  about: 'where this person would be sent, and why, rule by rule',
  values: ['persona', 'facts'],
  async run(input) {
    const { catalogue, print, words } = input
    if (words[0] === undefined) {
      print(red('Name a mode.'))
      return 2
    }
    const person = await personOf(input)
    if (typeof person === 'string') {
      print(red(person))
      return 2
    }
    const fallback = [...catalogue.documents.mode.values()].find(({ data }) => data.default)
    const chosen = chooseNamed(input, words[0], fallback?.name ?? '')
    if (chosen.rule === 'M5' && !fallback) {
      printUnreadable(input, (path) => path.startsWith('modes/'))
      print(red(`There is no mode “${words[0]}”, and no default mode that can be read.`))
      return 1
    }
    const errors = modeErrors(input, chosen.mode)
    for (const error of errors) printDiagnostic(error, print)
    const resolved = errors.length > 0 ? undefined : resolvedMode(input, chosen.mode)
    if (!resolved) return 1
    return explainIn(input, resolved, { person, chosen, r1: chosen.rule === 'M5' ? fallback?.data.default?.resumeAt : undefined })
  },
} satisfies Command

/** The mode that is meant, as the service chooses it. One whose file has an error is there too. */
function chooseNamed({ catalogue }: CommandInput, argument: string, fallback: string) {
  const isKnown = (mode: string) => catalogue.documents.mode.has(mode) || catalogue.problems.has(`modes/${mode}.json`)
  const now = (name: string) => (isKnown(name) ? name : (nowCalled(catalogue, 'modes', name) ?? name))
  return explainMode({ argument }, { nowCalled: now, isKnown, fallback })
}

type About = { readonly person: Person; readonly chosen: ReturnType<typeof explainMode>; readonly r1: string | undefined }

function explainIn(input: CommandInput, resolved: ResolvedMode, { person, chosen, r1 }: About): number {
  const flow = compileFlow(resolved)
  const saved: Saved | undefined = person.left && {
    mode: person.left.mode,
    person: person.name,
    place: { step: person.left.place },
    version: resolved.version,
  }
  const explained = explainResume(flow, person.facts, { person: person.name, ...(saved ? { saved } : {}) })
  if (input.flags['json']) input.print(JSON.stringify({ mode: chosen, person: person.name, r1, ...explained }, null, 2))
  else printExplained(input, chosen, person, explained, requiredStates(flow, person.facts), r1)
  return 0
}

type Person = { readonly name: string; readonly facts: Facts; readonly left?: { readonly mode: string; readonly place: string } }

async function personOf({ flags, catalogue }: CommandInput): Promise<Person | string> {
  if (typeof flags['persona'] === 'string') {
    const name = flags['persona']
    const persona = catalogue.documents.persona.get(name)?.data
    if (persona) return personaPerson(persona)
    const meant = closest(name, catalogue.documents.persona.keys())
    return `There is no persona “${name}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`
  }
  if (typeof flags['facts'] !== 'string') return 'Say who it is about: --persona NAME, or --facts FILE.'
  const facts = await readFacts(flags['facts'], catalogue)
  return typeof facts === 'string' ? facts : { name: flags['facts'], facts }
}

function personaPerson({ persona, facts, mode, place }: PersonaFile): Person {
  return { name: persona, facts: facts ?? {}, ...(place === undefined ? {} : { left: { mode, place } }) }
}

function printExplained(
  { print }: CommandInput,
  chosen: ReturnType<typeof explainMode>,
  person: Person,
  { rules, decision }: ReturnType<typeof explainResume>,
  required: ReturnType<typeof requiredStates>,
  r1: string | undefined,
): void {
  print(`${bold(chosen.mode)}  ${dim(`${chosen.rule}: ${chosen.says}`)}\n${dim(`for ${person.name}`)}\n`)
  if (r1 !== undefined) {
    print(`${green('✓')} R1 the mode is unknown: go to “${r1}” in the default mode`)
    return
  }
  print(`${dim('·')} R1 ${dim('the mode is known')}`)
  for (const { rule, says, answer, decided, reads } of rules) {
    print(`${decided ? green('✓') : dim('·')} ${rule} ${says}`)
    print(`     ${decided ? bold(answer) : dim(answer)}`)
    if (rule === 'R5')
      for (const { key, steps, done } of required)
        print(`     ${done ? green('done') : red('todo')}  ${key.padEnd(24)} ${dim(steps.join(' or '))}`)
    if (reads.length > 0)
      print(dim(`     read: ${reads.map((fact) => `${fact}=${String(person.facts[fact] ?? 'as for a new visitor')}`).join(', ')}`))
  }
  const where = decision?.go ? `“${decision.go.step}”` : (decision?.leave ?? 'nowhere')
  print(`\n${cyan('→')} ${bold(where)} ${dim(`because of ${decision?.because}`)}`)
}
