import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// To compile all that the service is made of takes longer than to start it: what was compiled is kept for the next start.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
await import('./serve.ts')
