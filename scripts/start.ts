import { existsSync } from 'node:fs'
import { build } from './build.ts'
import { knownWords } from './known-words.ts'

/** `npm start`: builds the web, then is the service. */
knownWords('npm start', 'builds the web and runs the service. What can be set, such as PORT and DATA_DIR, is in README.md.')
const flows = process.env['FLOWS_DIR']
if (flows && !existsSync(flows)) {
  console.error(`There is no folder of flows at ${flows}. Look at FLOWS_DIR.`)
  process.exit(1)
}
console.log('Building the web …')
if (!build()) process.exit(1)
// Made-up customers to look at, where nobody says otherwise and nothing is real.
if (process.env['NODE_ENV'] !== 'production') process.env['DEMO'] ||= 'auto'
await import('@app/api/server')
