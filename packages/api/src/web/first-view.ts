import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { needsAccount } from '@app/schemas/rules/answers/needs-account'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import type { FlowSnapshot, LiveMode } from '../flows/flow-snapshot.ts'
import { modeIn } from '../flows/in-language.ts'
import { escaped } from '../http/answer/escaped.ts'
import type { AccountPage } from './account-forms/account-form.ts'

type Asked = {
  readonly pathname: string
  readonly mode: string | undefined
  readonly language: string
  /** Nobody is signed in: where they are is what the address says. */
  readonly isStranger: boolean
  readonly flows: FlowSnapshot
  /** The page to sign in or up on, with nothing wrong on it yet, and the query of its address. */
  readonly account?: { readonly page: AccountPage; readonly search: string } | undefined
  /** The first screen of the overview, as it was drawn for the person who opens it. */
  readonly drawn?: string | undefined
}

const drawn = /<!--first-view (\w+) (\w+) (.*?)-->/gs
/** Styles that come late, and are needed for what stands before any script runs. */
const lateStyle = /<link rel="preload" as="style" crossorigin /g
/** The kinds of steps whose first screen is their heading and what they ask. */
const plainKinds: ReadonlySet<string> = new Set(['form', 'choice', 'info'])

/** Takes out of the built page what is not for this step; what is for it has its words put in, and stands before any script runs. */
export function fillFirstView(page: string, { pathname, mode, language, isStranger, flows, account, drawn: ofPerson }: Asked): string {
  if (account && isStranger) return fillAccount(page, account, language, flows.brand)
  const live = flows.modes.get(mode ?? '')?.live
  const name = mode !== undefined && pathname.startsWith(`/${mode}/`) ? pathname.slice(mode.length + 2).replace(/\/$/, '') : firstStep(live)
  const step = name === undefined ? undefined : live?.steps[name]
  const isOverview = pathname === '/dashboard' && !isStranger
  const ofPage = isOverview ? overview : undefined
  const ofFlow = step ? lateNamesOf(step, isStranger) : walking
  const filled = withLateFiles(page, live ? ofFlow : ofPage)
  if (ofPerson !== undefined) return withDrawn(withStyles(filled).replace(drawn, ''), ofPerson)
  if (!live || !step || name === undefined || !isStranger || name !== firstStep(live) || !pathname.endsWith(`/${name}`) || !isPlain(step))
    return filled.replace(drawn, '')
  const said = modeIn(language, live, flows)
  return withView(withStyles(filled), language, 'step', (html) => withWords(html, said.steps[name] ?? step, said.brand))
}

/** The form to sign in or up, as the app draws it a moment later. Before that it is sent to the address of its page. */
function fillAccount(page: string, { page: name, search }: NonNullable<Asked['account']>, language: string, brand: BrandFile | undefined) {
  const filled = withStyles(withLateFiles(page, accountFiles))
  return withView(filled, language, name, (html) => withBrand(html, brand).replaceAll('%search%', () => escaped(search)))
}

const accountFiles: ReadonlySet<string> = new Set(['account'])

/** What stands before any script has its styles at once. */
function withStyles(page: string): string {
  return page.replace(lateStyle, '<link rel="stylesheet" crossorigin ')
}

/** With one of the drawn views before the app, and the app hidden behind it until it is there. */
function withView(page: string, language: string, name: string, fill: (html: string) => string): string {
  const shown = page.replace(drawn, (_all, spoken: string, of: string, html: string) =>
    spoken === language && of === name ? fill(html) : '',
  )
  return shown.includes('<div id="first-view">') ? shown.replace('<div id="root">', '<div id="root" hidden>') : shown
}

/** The same with a view that was drawn just now. */
function withDrawn(page: string, html: string): string {
  return page.replace('<div id="root">', () => `<div id="first-view">${html}</div><div id="root" hidden>`)
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
  const words: Readonly<Record<string, string | undefined>> = { section, title, lead }
  return withBrand(html, brand)
    .replace(/<p class="[^"]*">%(section|lead)%<\/p>/g, (all, name: string) => (words[name] === undefined ? '' : all))
    .replace(/%(section|title|lead)%/g, (_all, name: string) => escaped(fillBrandWords(words[name] ?? '', brand)))
}

function withBrand(html: string, brand: BrandFile | undefined): string {
  const phone = brand?.support.phone ?? ''
  return html
    .replace('tel:%phone%', () => `tel:${escaped(phone.replaceAll(' ', ''))}`)
    .replaceAll('%phone%', () => escaped(phone))
    .replaceAll('%brand%', () => escaped(brand?.name ?? ''))
}

/** The build writes into the page, as comments, the links to what comes late, each under a name. */
const lateComments = /<!--with ([\w-]+) (.*?)-->/gs
const href = /href="([^"]+)"/g

/** What every step needs beyond the first files. */
export const walking: ReadonlySet<string> = new Set(['wizard'])
/** And what people see who come back. */
const overview: ReadonlySet<string> = new Set(['overview'])

/** The names of what a step needs: what walks it, its fields by their types, and the account that it asks strangers for. */
export function lateNamesOf(step: StepFile, isStranger: boolean): ReadonlySet<string> {
  const types = step.fields?.flatMap((field) => ('type' in field ? [field.type] : [])) ?? []
  return new Set<string>([...walking, ...types, ...(isStranger && needsAccount(step) ? ['account'] : [])])
}

/** The page with the links to these, and to nothing else that comes late. */
export function withLateFiles(page: string, names: ReadonlySet<string> = new Set()): string {
  return page.replace(lateComments, (_all, name: string, links: string) => (names.has(name) ? links : ''))
}

/** The addresses of what comes late, by name. */
export function readLateFiles(page: string): ReadonlyMap<string, readonly string[]> {
  const found = [...page.matchAll(lateComments)].map(
    ([, name = '', links = '']) => [name, [...links.matchAll(href)].flatMap(([, file]) => file ?? [])] as const,
  )
  return new Map(found)
}
