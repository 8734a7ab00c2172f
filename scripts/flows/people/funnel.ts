import type { WalkCount } from '@app/api/figures'
import { type EdgeCount, type Funnel, funnelOf } from '@app/api/funnel'
import type { ResolvedMode } from '@app/engine'
import { closest } from '@app/engine/author'
import type { Command, CommandInput } from '../command.ts'
import { modeNamed } from '../modes.ts'
import { namesOf, renamedIn } from '../now-called.ts'
import { funnelWords, printFunnel } from '../print/print-funnel.ts'
import { red, yellow } from '../print/style.ts'
import { walkLines } from '../print/walk-lines.ts'
import { resolvedMode } from '../resolved-mode.ts'
import { lookUp } from './look-up.ts'

type Asked = { readonly days: number | undefined; readonly version: string | undefined; readonly experiment: string | undefined }

const dayMs = 86_400_000

/** Where people go in a mode and where they stop, from what was counted of them. */
export const funnelCommand = {
  name: 'funnel',
  usage: 'MODE [--since DAYS] [--variant EXPERIMENT] [--version V] [--json]',
  about: 'where people go in a mode and where they stop, counted',
  values: ['since', 'variant', 'version'],
  async run(input) {
    const mode = modeNamed(input)
    if (mode === undefined) return 2
    const asked = readAsked(input)
    if (typeof asked === 'string') {
      input.print(red(asked))
      return 2
    }
    const resolved = resolvedMode(input, mode)
    if (!resolved) return 1
    const since = asked.days === undefined ? undefined : new Date(Date.now() - asked.days * dayMs)
    const { version, experiment } = asked
    const names = { renamed: renamedIn(input.catalogue) }
    const found = await lookUp(input.env, async ({ edges, versions, walks, exposures }) => ({
      counts: await edges(names, { mode, since, version, experiment }),
      versions: await versions(names, mode),
      walks: (await walks()).filter(isAsked(namesOf(input.catalogue, 'modes', mode), since, version)),
      pages: isOnLanding(input, mode, experiment) ? (await exposures(experiment ?? '')).filter(({ day }) => !isBefore(day, since)) : [],
    }))
    if ('problems' in found) {
      for (const problem of found.problems) input.print(red(problem))
      return 1
    }
    if (found.counts.length === 0) {
      for (const line of nothingWords(mode, asked, found.versions)) input.print(yellow(line))
      return 0
    }
    return report(input, resolved, asked, found)
  },
} satisfies Command

function readAsked({ flags, catalogue }: CommandInput): Asked | string {
  const text = (name: string) => (typeof flags[name] === 'string' ? flags[name] : undefined)
  const [since, experiment] = [text('since'), text('variant')]
  const days = since === undefined ? undefined : Number(since)
  if (days !== undefined && !(Number.isInteger(days) && days > 0 && days <= 400))
    return `“--since ${since}” is no number of days. Say one from 1 to 400, such as --since 30.`
  const names = catalogue.documents.experiments.get('experiments')?.data.experiments.map(({ name }) => name) ?? []
  if (experiment !== undefined && !names.includes(experiment)) {
    const meant = closest(experiment, names)
    return `There is no experiment “${experiment}”. ${meant ? `Did you mean “${meant}”?` : `There are ${names.join(', ')}.`}`
  }
  return { days, experiment, version: text('version') }
}

function nothingWords(
  mode: string,
  { days, version }: Asked,
  versions: readonly { readonly version: string; readonly count: number }[],
): string[] {
  if (versions.length === 0)
    return [
      `Nobody has walked “${mode}” yet, as far as this database knows.`,
      `Start the service (npm start), open /${mode} in a browser and go a step or two; a few seconds later it is counted here.`,
      'Was another database meant? Name it with DATABASE_URL, or its folder with DATA_DIR.',
    ]
  const known = versions.map(({ version: one, count }) => `${one} (${count})`).join(', ')
  const asked = [version && `in version ${version}`, days && `in the last ${days} days`].filter(Boolean).join(' and ')
  return [`Nobody has walked “${mode}” ${asked}.`, `Versions that were walked, and how many steps on each: ${known}.`]
}

/** Whether the landing page of the mode differs in a test: then those who saw it are the first stage. */
function isOnLanding({ catalogue }: CommandInput, mode: string, experiment: string | undefined): boolean {
  const tests = catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
  return catalogue.documents.landing.has(mode) && tests.some(({ name, where }) => name === experiment && where.includes(mode))
}

function isBefore(day: string, since: Date | undefined): boolean {
  return since !== undefined && day < since.toISOString().slice(0, 10)
}

function isAsked(modes: readonly string[], since: Date | undefined, version: string | undefined) {
  return (one: WalkCount) => modes.includes(one.mode) && (version === undefined || one.version === version) && !isBefore(one.day, since)
}

type Found = {
  readonly counts: readonly EdgeCount[]
  readonly walks: readonly WalkCount[]
  readonly pages: readonly { readonly variant: string; readonly visitors: number }[]
}

function report(input: CommandInput, resolved: ResolvedMode, asked: Asked, { counts, walks, pages }: Found): number {
  const order = [...new Set([...resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...resolved.side])]
  const variants = asked.experiment === undefined ? [null] : variantsIn(input, asked.experiment, counts)
  const funnels = variants.map((variant) => ({
    variant,
    funnel: funnelOf(asked.experiment === undefined ? counts : counts.filter((edge) => edge.variant === variant), order),
  }))
  if (input.flags['json']) {
    const told: readonly ({ readonly variant: string | null } & Funnel)[] = funnels.map(({ variant, funnel }) => ({ variant, ...funnel }))
    input.print(JSON.stringify({ mode: resolved.mode, ...asked, funnels: told, walks }, null, 2))
    return 0
  }
  printFunnel(input.print, { resolved, title: titleWords(resolved, asked), funnels })
  const isPageSeen = isOnLanding(input, resolved.mode, asked.experiment)
  for (const line of walkLines({ test: asked.experiment, isOnLanding: isPageSeen, walks, pages })) input.print(line)
  for (const line of funnelWords(asked.experiment)) input.print(line)
  return 0
}

/** Those of the file in its order, then those that are only in the counts. */
function variantsIn({ catalogue }: CommandInput, experiment: string, counts: readonly EdgeCount[]): (string | null)[] {
  const all = catalogue.documents.experiments.get('experiments')?.data.experiments.find(({ name }) => name === experiment)?.variants ?? []
  const counted = new Set(counts.map(({ variant }) => variant))
  const named = all.map(({ name }) => name).filter((name) => counted.has(name))
  return [...named, ...[...counted].filter((variant) => variant === null || !named.includes(variant))]
}

function titleWords({ mode, title, version }: ResolvedMode, asked: Asked): string {
  const when = asked.days === undefined ? 'all that was counted (13 months at most)' : `the last ${asked.days} days`
  const which =
    asked.version === undefined
      ? 'all versions'
      : asked.version === version
        ? `version ${version}, the one in the files`
        : `version ${asked.version}`
  return `${mode}: ${title}\n${when}, ${which}`
}
