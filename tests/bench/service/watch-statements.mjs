import { createRequire } from 'node:module'

// Loaded into the service before itself: tells every statement that it sends to its database, with the values.
const pg = createRequire(new URL('../../../packages/api/package.json', import.meta.url))('pg')
const { query } = pg.Client.prototype

pg.Client.prototype.query = function watched(sent, values, ...more) {
  const statement = typeof sent === 'string' ? { text: sent, values } : sent
  if (Array.isArray(statement.values)) process.send?.({ text: statement.text, values: statement.values })
  return query.call(this, sent, values, ...more)
}
