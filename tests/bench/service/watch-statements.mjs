import { createRequire } from 'node:module'

// Loaded into the service before itself: tells every statement that it sends to its database, with the values.
const pg = createRequire(new URL('../../../packages/api/package.json', import.meta.url))('pg')
const { query } = pg.Client.prototype

pg.Client.prototype.query = function watched(text, values, ...more) {
  if (typeof text === 'string' && Array.isArray(values)) process.send?.({ text, values })
  return query.call(this, text, values, ...more)
}
