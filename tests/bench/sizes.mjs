import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a page would load of each engine. Server packages get empty stand-ins for Node’s own modules. */
const bundles = [
  { id: 'ours', name: 'ours, all, with XState', from: root, source: `export * from '@app/engine'; export { createActor } from 'xstate'` },
  {
    id: 'wizard',
    name: 'ours, what a wizard runs',
    from: root,
    source: `export { compileFlow, compileMachine } from '@app/engine'; export { createActor } from 'xstate'`,
  },
  {
    id: 'decisions',
    name: 'ours, decisions alone',
    from: root,
    source: `export { compileFlow, completeFacts, start, next, previous, admit, resume } from '@app/engine'`,
  },
  { id: 'xstate', name: 'XState alone', from: here, source: `export { createMachine, createActor, assign } from 'xstate'` },
  { id: 'survey', name: 'SurveyJS Model', from: here, source: `export { Model } from 'survey-core'` },
  {
    id: 'casa',
    name: 'CASA Plan',
    from: here,
    source: `export { default as Plan } from '@dwp/govuk-casa/dist/lib/Plan.js'; export { default as Context } from '@dwp/govuk-casa/dist/lib/JourneyContext.js'`,
  },
  { id: 'hmpo', name: 'hmpo Controller', from: here, source: `export { default } from 'hmpo-form-wizard/lib/controller'` },
]

/** Size of each as the browser gets it: minified ES module; bytes plain, by gzip -9 and by brotli. */
export async function measureSizes() {
  const { build } = await import('esbuild')
  return Promise.all(bundles.map((one) => measureBundle(build, one)))
}

async function measureBundle(build, { id, name, from, source }) {
  try {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: from, loader: 'js' },
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'esm',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
      plugins: [nodeStandIns],
    })
    const [{ contents }] = outputFiles
    return { id, name, bytes: contents.length, gzip: gzipSync(contents, { level: 9 }).length, brotli: brotliCompressSync(contents).length }
  } catch (error) {
    return { id, name, error: (error.errors?.[0]?.text ?? error.message).split('\n')[0] }
  }
}

const nodeStandIns = {
  name: 'node-stand-ins',
  setup(build) {
    const own = new RegExp(`^(node:)?(${builtinModules.join('|')})$`)
    build.onResolve({ filter: own }, ({ path }) => ({ path, namespace: 'stand-in' }))
    const contents = 'export default {}; export const randomUUID = () => "", randomBytes = () => "", createHash = () => ({})'
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents, loader: 'js' }))
  },
}
