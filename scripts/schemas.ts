import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFlowFiles } from '@app/api/flows'
import { editorSchemas, loadCatalogue } from '@app/engine/author'
import { knownWords } from './support/known-words.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/schemas/flow/generated')

/**
 * Writes the schemas that an editor reads, or with --check says which are out of date. Names of modes are brought up to
 * date even then: a new mode is one file and nothing else.
 */
async function main(check: boolean): Promise<number> {
  const schemas = editorSchemas(loadCatalogue(await readFlowFiles(join(root, 'flows'))))
  await mkdir(folder, { recursive: true })
  const stale: string[] = []
  for (const [kind, schema] of Object.entries(schemas)) {
    const name = `${kind}.schema.json`
    const text = `${JSON.stringify(schema, null, 2)}\n`
    const written = await readFile(join(folder, name), 'utf8').catch(() => '')
    if (written === text) continue
    if (check && withoutModes(written) !== withoutModes(text)) stale.push(name)
    else {
      await writeFile(join(folder, name), text)
      console.log(`Brought ${name} up to date.`)
    }
  }
  if (stale.length > 0) console.log(`Out of date: ${stale.join(', ')}. Run “npm run schemas”.`)
  return stale.length > 0 ? 1 : 0
}

function withoutModes(text: string): string {
  return text.replace(/("mode-name": \{[^[]*\[)[^\]]*/, '$1')
}

knownWords('npm run schemas', 'writes the schemas that an editor reads; with --check, says which are out of date.', ['--check'])
process.exitCode = await main(process.argv.includes('--check'))
