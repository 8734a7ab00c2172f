import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'

const languages = ['en', 'es'] as const
const drawnFolder = join(import.meta.dirname, '../../node_modules/.cache/first-view')
const drawnFile = join(drawnFolder, 'draw-first-view.mjs')

/** What comes late and is known to be needed: by the type of the field that needs it, where an account is asked for, in a flow, on the overview. */
const lateFiles = { rows: ['rows'], account: ['account'], wizard: ['wizard'], overview: ['app-page', 'overview', 'pieces'] } as const

/**
 * Writes into the page, as comments, what the service takes out of them for a step that it knows: the first screen as it will be
 * drawn, in each language, and the files that the step needs beyond the first ones.
 */
export function writeFirstViews(): Plugin {
  let isWatching = false
  return {
    name: 'write-first-views',
    apply: 'build',
    buildStart() {
      isWatching = this.meta.watchMode
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        if (!context.filename.endsWith('/index.html')) return
        const head = Object.entries(lateFiles).map(
          ([name, chunks]) => `<!--with ${name} ${links(chunks, context)}${name === 'overview' ? letters(context) : ''}-->`,
        )
        // It is drawn for people, who have the built pages; whoever works on them would wait for it at every change.
        const drawn = isWatching ? [] : await drawAll()
        return stylesFirst(html)
          .replace('<!--page-head-->', `<!--page-head-->${head.join('')}`)
          .replace('<div id="root">', `${drawn.join('')}<div id="root">`)
      },
    },
  }
}

/** Nothing is painted before the styles are there, so that no script may take their turn on a slow line. */
function stylesFirst(html: string): string {
  const styles = html.match(/^ *<link rel="stylesheet".*>\n/gm) ?? []
  return styles.reduce((rest, one) => rest.replace(one, ''), html).replace(/^ *<title>/m, (title) => styles.join('') + title)
}

/** Files with all that they need beyond the first files, and their styles. */
function links(names: readonly string[], { bundle = {} }: IndexHtmlTransformContext): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isFirst = new Set(chunks.find((chunk) => chunk.isEntry && chunk.name === 'app')?.imports)
  const wanted = chunks.filter(({ name }) => names.includes(name))
  const files = new Set(wanted.map(({ fileName }) => fileName))
  // A set grows while it is gone through: what is needed in turn comes along.
  for (const file of files)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) if (!isFirst.has(needed)) files.add(needed)
  const late = chunks.filter(({ fileName, isEntry }) => files.has(fileName) && !isEntry)
  const styles = new Set(late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...[...styles].map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`),
    ...late.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('')
}

/** The total of the overview is its largest word, in the letters of headlines. */
function letters({ bundle = {} }: IndexHtmlTransformContext): string {
  const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes('fraunces.woff2'))
  return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">` : ''
}

async function drawAll(): Promise<readonly string[]> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'src/shell/draw-first-view.tsx',
      outDir: drawnFolder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'draw-first-view.mjs' } },
    },
  })
  return languages.flatMap((language) =>
    Object.entries(drawIn(language)).map(([page, html]) => `<!--first-view ${language} ${page} <div id="first-view">${html}</div>-->`),
  )
}

/** The pages find out by the address which language they speak. They are drawn in a process of their own, since they listen for other windows. */
function drawIn(language: string): Readonly<Record<string, string>> {
  const draw = `
    Object.assign(globalThis, { location: { search: '?language=${language}' }, matchMedia: () => ({ matches: false }) })
    const { drawFirstViews } = await import('${pathToFileURL(drawnFile).href}')
    process.stdout.write(JSON.stringify(drawFirstViews()), () => process.exit())`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', draw], { encoding: 'utf8' }))
}
