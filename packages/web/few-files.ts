import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'

const product = /\/web\/src\/main\.tsx$/
/** What walks a flow: most people see it first, and nobody needs it who comes for the dashboard. */
const wizard = /\/web\/src\/shell\/walk\/wizard\.tsx$/
/** What people see first who come back: what it shows must not bring along what other pages ask for. */
const overview = /\/web\/src\/dashboard\/(dashboard-page|overview\/(overview-page|begin-overview))\.tsx?$/
/** What decides in a flow. */
const engine = /\/node_modules\/|\/engine\/src\/|\/client\/walk\/flow\.ts$/

/** Parts of the engine that explain, and list what is to do: no step asks for them. */
const notWalked = /\/engine\/src\/(explain\/|flow\/decided-against)/

/** What others wrote, the engine, the rules and the calls: it changes more seldom than the pages, and is kept longer. */
const seldomChanged = /\/node_modules\/|\/engine\/src\/(flow|machine)\/|\/schemas\/|\/web\/src\/client\//

/** Files of many pages, and of the steps among them. */
const shared = /\/schemas\/|\/web\/src\/(client|ui)\//

/** So little that a file of its own would be mostly the lines around it: what the first page shares with late files, or two of these. */
const tiny = [
  /\/client\/(walk\/count-edge|is-following-refused)\.ts$/,
  /\/ui\/late\.tsx?$/,
  /\/ui\/fields\/(field-frame|options|select-input|text-input)\.tsx$/,
  /\/screens\/fields\/rows\/row\.ts$/,
  /vite\/preload-helper/,
] as const

/** Small things that come late, and mostly together: every file of their own would cost more than is in it. */
const together = [
  { name: 'rows', holds: /\/screens\/fields\/rows\/(rows-input|open-row|row-|rows\.|use-)/ },
  // A plain line takes what is typed until these are there.
  {
    name: 'suggestions',
    holds:
      /\/screens\/fields\/(companies\/((company|job-title|record-keeper)-input|record-keeper\.module)|combobox\/(?!use-open-options)|choice\/choice-list)/,
  },
  { name: 'app-page', holds: /\/shell\/app-page\.tsx$/ },
  {
    name: 'rules',
    holds:
      /\/schemas\/(api|rules\/(answers|loans|days|investing\/savings-program|accounts\/(?!record-keeper)|money\/(account|card)-number))/,
  },
  { name: 'pieces', holds: /\/web\/src\/ui\/((dialogs|fields)\/)?[^/]+$/ },
  { name: 'data', holds: /\/web\/src\/screens\/data\// },
  { name: 'turns', holds: /\/client\/(service\/turns|session\/write-language)\.ts$/ },
  { name: 'account', holds: /\/web\/src\/account\/|\/account-form-words\.ts$/ },
  { name: 'calls', holds: /\/web\/src\/screens\/call-times\// },
  { name: 'paying', holds: /\/web\/src\/screens\/(paying|fields\/card)\// },
  { name: 'papers', holds: /\/web\/src\/screens\/papers\// },
  { name: 'records', holds: /\/web\/src\/screens\/records\// },
] as const

/** What every page needs comes in two files: what seldom changes, and the frame of the pages. A flow brings a third: what walks it. */
export function fewFiles(): Plugin {
  let reached: Reached = { first: new Set(), walking: new Set(), overview: new Set() }
  return {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const empty = [...tiny, ...together.map(({ holds }) => holds)].find((holds) => !ids.some((id) => holds.test(id)))
      if (empty) this.error(`${empty} in few-files.ts matches no module: was its folder renamed?`)
      const from = (entry: RegExp) =>
        reachedFrom(
          ids.filter((id) => entry.test(id)),
          (id) => this.getModuleInfo(id)?.importedIds ?? [],
        )
      reached = { first: from(product), walking: from(wizard), overview: from(overview) }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'base', test: (id) => isBase(id, reached) },
          {
            debugName: 'together',
            name: (id) => (reached.first.has(id) ? undefined : lateFileOf(id, reached)),
            includeDependenciesRecursively: false,
          },
        ],
      },
    }),
  }
}

/** The first files are there before anything that comes late: its list of what it needs does not have to name them. */
export const withoutFirstFiles: ResolveModulePreloadDependenciesFn = (_file, needed, { hostType }) =>
  hostType === 'html' ? needed : needed.filter((file) => !/^assets\/(app|base|rolldown-runtime)-[\w-]{7,8}\./.test(file))

/** What is loaded before the first line of these runs. */
type Reached = Readonly<Record<'first' | 'walking' | 'overview', ReadonlySet<string>>>

function isBase(id: string, { first, walking, overview }: Reached): boolean {
  if (tiny.some((one) => one.test(id))) return true
  if (id.endsWith('.css')) return false
  if (first.has(id)) return seldomChanged.test(id)
  return walking.has(id) && !engine.test(id) && (overview.has(id) || shared.test(id))
}

function lateFileOf(id: string, { walking, overview }: Reached): string | undefined {
  if (notWalked.test(id)) return undefined
  if (walking.has(id)) return overview.has(id) ? 'pieces' : 'wizard'
  return overview.has(id) ? 'overview' : together.find(({ holds }) => holds.test(id))?.name
}

/** Everything that is loaded before the first of them runs. */
function reachedFrom(ids: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(ids)
  for (const id of reached) for (const one of next(id)) reached.add(one)
  return reached
}
