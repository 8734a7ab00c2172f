import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Catalogue, loadCatalogue, openPlaces, resolveMode } from '@app/engine/author'

const folder = join(import.meta.dirname, '../../../../flows')

/** The files that the growth team edits, as they are. */
export const realCatalogue = loadCatalogue(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') })),
)

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

type WalkView = ReturnType<typeof viewOf>
const views = new WeakMap<Catalogue, Map<string, WalkView>>()

/** What the service gives of a mode to a browser that walks it. As there, it is put together once. */
export function walkView(mode: string, catalogue = realCatalogue): WalkView {
  const known = views.get(catalogue) ?? new Map<string, WalkView>()
  views.set(catalogue, known)
  const view = known.get(mode) ?? viewOf(mode, catalogue)
  known.set(mode, view)
  return view
}

function viewOf(mode: string, catalogue: Catalogue) {
  const resolved = resolveMode(catalogue, mode, hash)
  if (!resolved) throw new Error(`There is no mode “${mode}”.`)
  const { step, questions, brand, mode: modes } = catalogue.documents
  const steps = Object.keys(resolved.steps).flatMap((name) => {
    const data = step.get(name)?.data
    return data ? [[name, data] as const] : []
  })
  return {
    resolved,
    steps: Object.fromEntries(steps),
    questions: questions.get('questions')?.data.questions ?? {},
    brand: brand.get('brand')?.data,
    family: modes.get(mode)?.data.family,
  }
}

/** Every step of the catalogue by its name. */
export const allSteps = new Map([...realCatalogue.documents.step.values()].map(({ name, data }) => [name, data]))
export const allFacts = realCatalogue.documents.facts.get('facts')?.data.facts ?? {}
export const allQuestions = realCatalogue.documents.questions.get('questions')?.data.questions ?? {}

export const realBrand = realCatalogue.documents.brand.get('brand')?.data

const modeFiles = [...realCatalogue.documents.mode.values()].map(({ data }) => data)
export const realModes = modeFiles.map(({ mode }) => mode)
export const realPlaces = openPlaces(modeFiles)
export const realStarts = modeFiles
  .flatMap(({ mode, start }) => (start ? [{ mode, ...start }] : []))
  .toSorted((one, other) => one.order - other.order)
