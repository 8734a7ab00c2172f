import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Language } from '@app/schemas/language'
import { islandNames } from '@app/schemas/pages/island-names'
import type { PageFiles, PageRenderer } from '@app/schemas/pages/page-drawing'
import { withBrandColours } from '../../brand-colours.ts'
import { lateNamesOf, readLateFiles, walking } from '../../first-view.ts'
import { withNotice } from '../../sandbox-notice.ts'

/** What the web package built for drawing pages, and the files that they name. */
export type PageBuilder = PageRenderer & {
  /** The files of a page whose button leads to this step of a mode, or of one that leads nowhere. */
  readonly filesOf: (language: Language, start?: PageStart) => PageFiles
  /** Changes with every build. */
  readonly builtAt: number
}

/** Where people go from a page: the mode, and its first step where nothing decides which. */
export type PageStart = { readonly mode: string; readonly step: StepFile | undefined }

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>>

/** Finds what was built; undefined when nothing was. Asked again it checks whether it was built anew. The notice stands on each page, and each has the colours of the brand. */
export function openPageBuilder(
  webFolder: string,
  noticeIn: (language: Language) => string = () => '',
): () => Promise<PageBuilder | undefined> {
  let known: PageBuilder | undefined
  return async () => {
    const script = join(webFolder, 'pages/draw-page.js')
    const [built, islands] = await Promise.all([script, join(webFolder, islandsManifest)].map(builtAtOf))
    if (built === undefined) return known
    // Each is built by itself: a change of either is a change.
    const builtAt = built + (islands ?? 0)
    if (known?.builtAt === builtAt) return known
    known = await readBuilder(webFolder, script, builtAt).then(
      (builder) => ({
        ...builder,
        drawPage: (drawing) => withNotice(withBrandColours(builder.drawPage(drawing), drawing.brand), noticeIn(drawing.language)),
      }),
      () => known,
    )
    return known
  }
}

/** What makes forms answer while one types is built by itself, and may not be there. */
const islandsManifest = '.vite/islands.json'

async function builtAtOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.mtimeMs
}

async function readBuilder(webFolder: string, script: string, builtAt: number): Promise<PageBuilder> {
  const { drawPage, drawCard }: PageRenderer = await import(`${pathToFileURL(script).href}?built=${builtAt}`)
  const names = await readdir(join(webFolder, 'pages/assets'))
  const style = names.find((name) => name.endsWith('.css'))
  const text = style === undefined ? '' : await readFile(join(webFolder, 'pages/assets', style), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8'))
  const files = {
    style: text,
    fonts: fontsOf(text),
    icon: addressOf(manifest['src/icon.svg']?.file ?? 'favicon.ico'),
    ...(await readIslands(webFolder)),
  }
  const late = readLateFiles(await readFile(join(webFolder, 'index.html'), 'utf8'))
  const first = wizardFiles(manifest)
  const nextOf = (step: StepFile | undefined) => [...new Set([...first, ...lateOf(step).flatMap((name) => late.get(name) ?? [])])]
  const filesOf = (language: Language, start?: PageStart) =>
    start ? { ...files, next: nextOf(start.step), data: [walkAddress(start.mode, language)] } : { ...files, next: [], data: [] }
  return { drawPage, drawCard, builtAt, filesOf }
}

/** As the app asks for it. */
function walkAddress(mode: string, language: Language): string {
  return `/api/flows/${mode}/walk${language === 'en' ? '' : `?language=${language}`}`
}

/** People who come from a public page have no account yet. */
function lateOf(step: StepFile | undefined): readonly string[] {
  return [...(step ? lateNamesOf(step, true) : walking)]
}

/** The characters of text and headlines, as English needs them. All others come when a page has them. */
function fontsOf(style: string): readonly string[] {
  return [...new Set([...style.matchAll(/url\((\/assets\/(?:figtree|fraunces)-[\w-]{8}\.woff2)\)/g)].flatMap(([, font]) => font ?? []))]
}

async function readIslands(webFolder: string): Promise<Pick<PageFiles, 'islands' | 'visit' | 'contact'>> {
  const text = await readFile(join(webFolder, islandsManifest), 'utf8').catch(() => undefined)
  const manifest: Manifest = text === undefined ? {} : JSON.parse(text)
  const addressFor = (name: string) => {
    const file = manifest[`src/landings/islands/${name}.ts`]?.file
    return file === undefined ? undefined : addressOf(file)
  }
  const islands = Object.fromEntries(islandNames.map((name) => [name, addressFor(name)]))
  return { islands, visit: addressFor('visit'), contact: addressFor('contact') }
}

/** What the app loads first, wherever in it one arrives. */
function wizardFiles(manifest: Manifest): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const entry = manifest[name]
    if (!entry || found.has(addressOf(entry.file))) return
    for (const file of [entry.file, ...(entry.css ?? [])]) found.add(addressOf(file))
    for (const inner of entry.imports ?? []) visit(inner)
  }
  visit('index.html')
  return [...found]
}

function addressOf(file: string): string {
  return `/${file}`
}
