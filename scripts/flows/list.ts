import { type Catalogue, closest, vocabularyOf } from '@app/engine/author'
import { pricedOnPages } from '@app/schemas/flow/blocks/page-block'
import { modeFamilies } from '@app/schemas/flow/mode-families'
import { panels } from '@app/schemas/flow/panels/panels'
import { pricedProducts } from '@app/schemas/flow/panels/price'
import { keepers } from '@app/schemas/flow/promises/keepers'
import { storeNames } from '@app/schemas/flow/purposes/answer-records'
import { purposes, purposesOf } from '@app/schemas/flow/purposes/purposes'
import { pictures } from '@app/schemas/flow/site/pictures'
import { scenes } from '@app/schemas/flow/steps/step'
import type { Command, CommandInput } from './command.ts'
import { countWords } from './print/diagnostics.ts'
import { bold, dim, red } from './print/style.ts'

type Row = { readonly name: string; readonly about: string }

const lists: Readonly<Record<string, (input: CommandInput) => Row[]>> = {
  modes: ({ catalogue }) => [...catalogue.documents.mode].map(([name, { data }]) => ({ name, about: data.title })),
  steps: ({ catalogue }) => [...catalogue.documents.step].map(([name, { data }]) => ({ name, about: `${data.kind}: ${data.title}` })),
  facts: ({ catalogue }) =>
    [...vocabularyOf(catalogue)].map(([name, { values, about }]) => ({ name, about: `${values.map(String).join(' | ')} – ${about}` })),
  questions: ({ catalogue }) =>
    Object.entries(catalogue.documents.questions.get('questions')?.data.questions ?? {}).map(([name, { label }]) => ({
      name,
      about: label,
    })),
  personas: ({ catalogue }) => [...catalogue.documents.persona].map(([name, { data }]) => ({ name, about: data.about })),
  keepers: () => Object.entries(keepers).map(([name, { about }]) => ({ name, about })),
  purposes: () => Object.entries(purposes).map(([name, { about }]) => ({ name, about })),
  columns: () => storeNames.map((name) => ({ name, about: purposesOf(name).join(', ') })),
  panels: ({ catalogue }) => Object.keys(panels).map((name) => ({ name, about: usedOn(catalogue, name) })),
  scenes: () => scenes.map((name) => ({ name, about: '"scene" of a step' })),
  pictures: () => pictures.map((name) => ({ name, about: '"picture" of a landing or public page' })),
  prices: () =>
    pricedProducts.map((name) => ({
      name,
      about: isOnPages(name) ? `{price:${name}} on pages, and the price panel` : 'the price panel of a step',
    })),
  families: ({ catalogue }) => modeFamilies.map((name) => ({ name, about: `"family" of ${modesOf(catalogue, name)}` })),
  sequences: ({ catalogue }) => [...catalogue.documents.sequence].map(([name, { data }]) => ({ name, about: data.title })),
}

/** Every name that the files may use. */
export const listCommand = {
  name: 'list',
  usage: `[${Object.keys(lists).join('|')}] [--json]`,
  about: 'every name that the files may use',
  run(input) {
    const wanted = input.words.length > 0 ? input.words : Object.keys(lists)
    const unknown = wanted.find((what) => !Object.hasOwn(lists, what))
    if (unknown !== undefined) {
      const meant = closest(unknown, Object.keys(lists))
      const hint = meant === undefined ? `Lists: ${Object.keys(lists).join(', ')}.` : `Did you mean “${meant}”?`
      input.print(`${red(`“${unknown}” cannot be listed.`)} ${hint}`)
      return 2
    }
    const all = Object.fromEntries(wanted.map((what) => [what, lists[what]?.(input) ?? []]))
    if (input.flags['json']) input.print(JSON.stringify(all, null, 2))
    else for (const [what, rows] of Object.entries(all)) printRows(what, rows, input.print)
    return 0
  },
} satisfies Command

function isOnPages(name: string): boolean {
  return pricedOnPages.some((one) => one === name)
}

/** Where a panel can be looked at. */
function usedOn({ documents }: Catalogue, panel: string): string {
  const steps = [...documents.step.values()].filter(({ data }) => data.body?.some((block) => 'panel' in block && block.panel === panel))
  return steps.length === 0 ? 'on no step yet' : `on ${steps.map(({ name }) => name).join(', ')}`
}

function modesOf({ documents }: Catalogue, family: string): string {
  return countWords([...documents.mode.values()].filter(({ data }) => data.family === family).length, 'mode')
}

function printRows(what: string, rows: readonly Row[], print: (line?: string) => void): void {
  const width = Math.max(...rows.map(({ name }) => name.length), 0) + 2
  print(bold(`${what} (${rows.length})`))
  for (const { name, about } of rows) print(`  ${name.padEnd(width)}${dim(about.length > 90 ? `${about.slice(0, 89)}…` : about)}`)
  print()
}
