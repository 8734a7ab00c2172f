import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'

const product = /\/web\/src\/main\.tsx$/

/** What others wrote, the engine, the rules and the calls: it changes more seldom than the pages, and is kept longer. */
const seldomChanged = /\/node_modules\/|\/engine\/src\/(flow|machine)\/|\/schemas\/|\/web\/src\/client\//

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
  { name: 'pieces', holds: /\/web\/src\/ui\/((dialogs|fields)\/)?[^/]+$/ },
  { name: 'data', holds: /\/web\/src\/screens\/data\// },
  { name: 'account', holds: /\/web\/src\/account\/|\/account-form-words\.ts$/ },
  { name: 'calls', holds: /\/web\/src\/screens\/call-times\// },
  { name: 'paying', holds: /\/web\/src\/screens\/(paying|fields\/card)\// },
  { name: 'papers', holds: /\/web\/src\/screens\/papers\// },
  { name: 'records', holds: /\/web\/src\/screens\/records\// },
] as const

/** What the first page needs comes in two files: what seldom changes, and the pages. */
export function fewFiles(): Plugin {
  let first: ReadonlySet<string> = new Set()
  return {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const empty = [...tiny, ...together.map(({ holds }) => holds)].find((holds) => !ids.some((id) => holds.test(id)))
      if (empty) this.error(`${empty} in few-files.ts matches no module: was its folder renamed?`)
      const entries = ids.filter((id) => product.test(id))
      first = reachedFrom(entries, (id) => this.getModuleInfo(id)?.importedIds ?? [])
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          {
            name: 'base',
            test: (id) => tiny.some((one) => one.test(id)) || (first.has(id) && seldomChanged.test(id) && !id.endsWith('.css')),
          },
          { debugName: 'together', name: (id) => (first.has(id) ? undefined : lateFileOf(id)), includeDependenciesRecursively: false },
        ],
      },
    }),
  }
}

/** The first files are there before anything that comes late: its list of what it needs does not have to name them. */
export const withoutFirstFiles: ResolveModulePreloadDependenciesFn = (_file, needed, { hostType }) =>
  hostType === 'html' ? needed : needed.filter((file) => !/^assets\/(app|base|rolldown-runtime)-[\w-]{8}\./.test(file))

function lateFileOf(id: string): string | undefined {
  return together.find(({ holds }) => holds.test(id))?.name
}

/** Everything that is loaded before the first of them runs. */
function reachedFrom(ids: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(ids)
  for (const id of reached) for (const one of next(id)) reached.add(one)
  return reached
}
