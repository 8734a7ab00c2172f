import { build } from './build.ts'

/** `npm start`: builds the web, then is the service. */
console.log('Building the web …')
if (!build()) process.exit(1)
// Made-up customers to look at, where nobody says otherwise and nothing is real.
if (process.env['NODE_ENV'] !== 'production') process.env['DEMO'] ||= 'auto'
await import('@app/api/server')
