import { missingFlows } from '@app/api/flows'
import { build } from './build.ts'
import { knownWords } from './support/known-words.ts'

/** `npm start`: builds the web, then is the service. */
knownWords('npm start', 'builds the web and runs the service. What can be set, such as PORT and DATA_DIR, is in README.md.')
// Said by the service too, after a build that people would have waited for.
const missing = process.env['FLOWS_DIR'] && missingFlows(process.env['FLOWS_DIR'])
if (missing) {
  console.error(missing)
  process.exit(1)
}
console.log('Building the web, if it has changed …')
if (!build()) process.exit(1)
// Made-up customers to look at, where nobody says otherwise and nothing is real.
if (process.env['NODE_ENV'] !== 'production') process.env['DEMO'] ||= 'auto'
await import('@app/api/server')
