import type { BrandFile } from '@app/schemas/flow/brand'
import type { StepFile } from '@app/schemas/flow/step'
import { needsAccount } from '@app/schemas/rules/answers/needs-account'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import type { FlowSnapshot } from '../flows/flow-snapshot.ts'
import { modeIn } from '../flows/in-language.ts'
import type { LiveMode } from '../flows/review-mode.ts'
import { escaped } from '../http/answer/escaped.ts'
import { lateNamesOf, withLateFiles } from './late-files.ts'

type Asked = {
  readonly pathname: string
  readonly mode: string | undefined
  readonly language: string
  /** Nobody is signed in: where they are is what the address says. */
  readonly isStranger: boolean
  readonly flows: FlowSnapshot
}

const drawn = /<!--first-view (\w+) (.*?)-->/gs
/** The kinds of steps whose first screen is their heading and what they ask. */
const plainKinds: ReadonlySet<string> = new Set(['form', 'choice', 'info'])

/** Takes out of the built page what is not for this step; what is for it has its words put in, and stands before any script runs. */
export function fillFirstView(page: string, { pathname, mode, language, isStranger, flows }: Asked): string {
  const live = flows.modes.get(mode ?? '')?.live
  const name = mode !== undefined && pathname.startsWith(`/${mode}/`) ? pathname.slice(mode.length + 2).replace(/\/$/, '') : firstStep(live)
  const step = name === undefined ? undefined : live?.steps[name]
  const filled = withLateFiles(page, step && lateNamesOf(step, isStranger))
  if (!live || !step || name === undefined || !isStranger || name !== firstStep(live) || !pathname.endsWith(`/${name}`) || !isPlain(step))
    return filled.replace(drawn, '')
  const said = modeIn(language, live, flows)
  const view = (_all: string, spoken: string, html: string) =>
    spoken === language ? withWords(html, said.steps[name] ?? step, said.brand) : ''
  return filled
    .replace(drawn, view)
    .replace('<div id="root">', filled.includes('<!--first-view ') ? '<div id="root" hidden>' : '<div id="root">')
}

/** The step at which everybody begins, where no answer decides. */
function firstStep(live: LiveMode | undefined): string | undefined {
  const branches = live?.resolved.items[0]?.branches ?? []
  return branches.length === 1 && branches[0]?.when === undefined ? branches[0]?.step : undefined
}

/** Drawn from its own words alone, and for people without an account too. */
function isPlain(step: StepFile): boolean {
  return plainKinds.has(step.kind) && step.scene === undefined && !step.paced && !needsAccount(step)
}

function withWords(html: string, { section, title, lead }: StepFile, brand: BrandFile | undefined): string {
  const phone = brand?.support.phone ?? ''
  const words: Readonly<Record<string, string | undefined>> = { brand: brand?.name, phone, section, title, lead }
  return html
    .replace('tel:%phone%', () => `tel:${escaped(phone.replaceAll(' ', ''))}`)
    .replace(/<p class="[^"]*">%(section|lead)%<\/p>/g, (all, name: string) => (words[name] === undefined ? '' : all))
    .replace(/%(brand|phone|section|title|lead)%/g, (_all, name: string) => escaped(fillBrandWords(words[name] ?? '', brand)))
}
