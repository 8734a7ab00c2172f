import { readFile } from 'node:fs/promises'
import { compileFlow, type Facts, type Saved } from '@app/engine'
import { closest, explainMode, explainResume, requiredStates, resolveMode } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Command, CommandInput } from './command.ts'
import { bold, cyan, dim, green, red } from './print/style.ts'

/** Where a person would be sent, and why, rule by rule. */
export const explainCommand = {
  name: 'explain',
  usage: 'MODE --persona NAME | --facts FILE [--json]',
  about: 'where this person would be sent, and why, rule by rule',
  values: ['persona', 'facts'],
  async run(input) {
    const { catalogue, hash, print, words } = input
    const fallback = [...catalogue.documents.mode.values()].find(({ data }) => data.default)
    if (words[0] === undefined || !fallback) {
      print(red('Name a mode.'))
      return 2
    }
    const chosen = explainMode({ argument: words[0] }, (mode) => catalogue.documents.mode.has(mode), fallback.name)
    const person = await personOf(input)
    if (typeof person === 'string') {
      print(red(person))
      return 2
    }
    const resolved = resolveMode(catalogue, chosen.mode, hash)
    if (!resolved) return 1
    const flow = compileFlow(resolved)
    const saved: Saved | undefined = person.left && {
      mode: person.left.mode,
      person: person.name,
      place: { step: person.left.place },
      version: resolved.version,
    }
    const unknown = chosen.rule === 'M5'
    const explained = explainResume(flow, person.facts, { person: person.name, ...(saved ? { saved } : {}) })
    const r1 = unknown ? fallback.data.default?.resumeAt : undefined
    if (input.flags['json']) print(JSON.stringify({ mode: chosen, person: person.name, r1, ...explained }, null, 2))
    else printExplained(input, chosen, person, explained, requiredStates(flow, person.facts), r1)
    return 0
  },
} satisfies Command

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
  return readFacts(flags['facts'])
}

function personaPerson({ persona, facts, mode, place }: PersonaFile): Person {
  return { name: persona, facts: (facts ?? {}) as Facts, ...(place === undefined ? {} : { left: { mode, place } }) }
}

async function readFacts(file: string): Promise<Person | string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return `There is no file ${file}.`
  try {
    const facts: unknown = JSON.parse(text)
    if (facts === null || typeof facts !== 'object' || Array.isArray(facts))
      return `${file} should be an object of facts and values, such as { "letter.signed": true }.`
    return { name: file, facts: facts as Readonly<Record<string, FactValue>> }
  } catch {
    return `${file} is not JSON.`
  }
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
