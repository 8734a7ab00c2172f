import { type Catalogue, closest, type NewKind, vocabularyOf, type Wanted } from '@app/engine/author'
import { type List, meantInstead, nowCalled, problemWithFormerName } from '../now-called.ts'

const names = {
  step: { pattern: /^[A-Za-z0-9-]{1,60}(\/[A-Za-z0-9-]{1,60})?$/, like: 'letters, digits and hyphens' },
  question: { pattern: /^[a-z][a-z0-9_]{0,60}$/, like: 'small letters, digits and underscores' },
  fact: { pattern: /^[a-z][a-z0-9_]{0,60}$/, like: 'small letters, digits and underscores' },
  landing: { pattern: /^[a-z0-9-]{1,60}$/, like: 'small letters, digits and hyphens, as of its mode' },
  experiment: { pattern: /^[a-z0-9]{1,40}$/, like: 'small letters and digits' },
  translation: {
    pattern: /^es(\/(?:(?:steps|landings|pages|modes)\/.+|questions|providers|partners|brand))?$/,
    like: 'es/ and the file, such as es/steps/stop-losing, or es alone for everything that lacks Spanish',
  },
  persona: { pattern: /^[a-z0-9-]{1,60}$/, like: 'a first and a last name in small letters, such as ada-sample' },
  sequence: { pattern: /^[a-z0-9-]{1,60}$/, like: 'small letters, digits and hyphens' },
} as const satisfies Record<NewKind, { readonly pattern: RegExp; readonly like: string }>

/** Why something cannot be made, and what to write instead. */
export function problemWithNew(catalogue: Catalogue, kind: NewKind, wanted: Wanted): string | undefined {
  const { pattern, like } = names[kind]
  const { name } = wanted
  if (!pattern.test(name)) return `“${name}” cannot be the name of a ${kind}. Use ${like}.`
  if (isThere(catalogue, kind, name)) return `There is already a ${kind} “${name}”.`
  const other = otherOfName(catalogue, kind, name)
  if (other) return `There is already a ${other} “${name}”, and a condition could not tell which of the two it means.`
  const list = former[kind]
  return (list && problemWithFormerName(catalogue, list, name)) ?? problems[kind]?.(catalogue, wanted)
}

/** Whose former names are kept. A condition names facts and questions alike. */
const former: Readonly<Partial<Record<NewKind, List>>> = { step: 'steps', fact: 'facts', question: 'facts' }

type Look = (catalogue: Catalogue, wanted: Wanted) => string | undefined

const problems: Readonly<Partial<Record<NewKind, Look>>> = {
  step: (catalogue, { asks }) => (asks === undefined ? undefined : problemWithAsked(catalogue, asks)),
  question: (catalogue, { name, step, values }) =>
    step === undefined
      ? `Say which step asks it: new question ${name} --step STEP.`
      : (unknown(catalogue, 'step', step) ?? problemWithValues(values)),
  fact: (_catalogue, { values }) => problemWithValues(values),
  landing: (catalogue, { name }) =>
    catalogue.documents.mode.has(name)
      ? hiddenPage(catalogue, name)
      : `A landing page has the name of the mode that its button starts, and there is no mode “${name}”.${meantInstead(catalogue, 'modes', name, catalogue.documents.mode.keys())}`,
  experiment: (catalogue, { name, places }) =>
    places === undefined
      ? `Say where they differ: new experiment ${name} --where STEP, or a landing page.`
      : firstOf(places, (place) => unknownPlace(catalogue, place)),
  persona: (catalogue, { name, mode }) =>
    mode === undefined ? `Say which mode they walk: new persona ${name} --mode MODE.` : unknown(catalogue, 'mode', mode),
  sequence: (catalogue, { name, places }) =>
    places === undefined
      ? `Say which steps it runs: new sequence ${name} --steps FIRST,SECOND.`
      : firstOf(places, (place) => unknown(catalogue, 'step', place)),
  translation: (catalogue, { name }) => problemWithTranslated(catalogue, name),
}

/** At one address there is one page. */
function hiddenPage({ documents }: Catalogue, name: string): string | undefined {
  return documents.page.has(name)
    ? `“/${name}” is the address of pages/${name}.json already, and nobody would see that page any more.`
    : undefined
}

function problemWithAsked(catalogue: Catalogue, asks: string): string | undefined {
  const known = [...vocabularyOf(catalogue)].filter(([, { kind, from }]) => (kind === 'fact' && from === 'person') || kind === 'question')
  const questions = Object.keys(catalogue.documents.questions.get('questions')?.data.questions ?? {})
  const names = [...known.map(([name]) => name), ...questions]
  if (names.includes(asks)) return undefined
  return `There is no fact of a person, and no question, “${asks}”.${meantInstead(catalogue, 'facts', asks, names)}`
}

function problemWithValues(values: readonly string[] | undefined): string | undefined {
  if (values === undefined) return undefined
  if (new Set(values).size < Math.max(2, values.length)) return 'Give at least two different values: --values first,second.'
  const odd = values.find((value) => !/^[a-z0-9][a-z0-9-]{0,60}$/.test(value))
  return odd === undefined ? undefined : `“${odd}” cannot be a value. Use small letters, digits and hyphens; people read its label.`
}

function problemWithTranslated({ documents }: Catalogue, name: string): string | undefined {
  const of = name.slice('es/'.length)
  if (!of.includes('/')) return undefined
  const all = Object.values(documents).flatMap((ofKind) => [...ofKind.values()].map(({ path }) => path.replace('.json', '')))
  return all.includes(of) ? undefined : `There is no flows/${of}.json to translate.${meant(of, all)}`
}

/** A translation that is there gets what it lacks. */
function isThere({ documents, problems: broken }: Catalogue, kind: NewKind, name: string): boolean {
  if (kind === 'translation') return false
  if (kind === 'question') return Object.hasOwn(documents.questions.get('questions')?.data.questions ?? {}, name)
  if (kind === 'fact') return Object.hasOwn(documents.facts.get('facts')?.data.facts ?? {}, name)
  if (kind === 'experiment') return documents.experiments.get('experiments')?.data.experiments.some((one) => one.name === name) ?? false
  return documents[kind].has(name) || broken.has(`${kind}s/${name}.json`)
}

/** Conditions name facts and questions alike. */
function otherOfName({ documents }: Catalogue, kind: NewKind, name: string): 'question' | 'fact' | undefined {
  if (kind === 'fact' && Object.hasOwn(documents.questions.get('questions')?.data.questions ?? {}, name)) return 'question'
  return kind === 'question' && Object.hasOwn(documents.facts.get('facts')?.data.facts ?? {}, name) ? 'fact' : undefined
}

function firstOf(given: readonly string[], problemWith: (one: string) => string | undefined): string | undefined {
  return given.map(problemWith).find((problem) => problem !== undefined)
}

function unknown(catalogue: Catalogue, what: 'step' | 'mode', name: string): string | undefined {
  const known = catalogue.documents[what]
  return known.has(name) ? undefined : `There is no ${what} “${name}”.${meantInstead(catalogue, `${what}s`, name, known.keys())}`
}

/** A landing page is called as its mode is. */
function unknownPlace(catalogue: Catalogue, name: string): string | undefined {
  const { step, landing } = catalogue.documents
  const known = [...step.keys(), ...landing.keys()]
  if (known.includes(name)) return undefined
  const list = nowCalled(catalogue, 'steps', name) === undefined ? 'modes' : 'steps'
  return `There is no step or landing page “${name}”.${meantInstead(catalogue, list, name, known)}`
}

function meant(name: string, known: Iterable<string>): string {
  const one = closest(name, known)
  return one === undefined ? '' : ` Did you mean “${one}”?`
}
