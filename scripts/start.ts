import { build } from './build.ts'

/** `npm start`: builds the web, then is the service. */
console.log('Building the web …')
if (!build()) process.exit(1)
await import('@app/api/server')
