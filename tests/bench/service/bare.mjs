import { createRequire } from 'node:module'
import { calls } from './calls.mjs'

const { default: Fastify } = await import(pathOf('fastify'))
const { default: pg } = await import(pathOf('pg'))

// What the product is measured by: the same Fastify and the same pg, the same statements, and nothing else.
process.once('message', async ({ url, statements, connections }) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const app = Fastify()
  for (const [name, { method, route }] of Object.entries(calls))
    if (statements[name]) app.route({ method, url: route, handler: (request) => answer(pool, statements[name], request) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('message', () => process.send({ cpu: process.cpuUsage() }))
  process.send({ port: app.server.address().port })
})

async function answer(pool, statements, request) {
  let row
  for (const { text, values } of statements) {
    const { rows } = await pool.query(
      text,
      values.map(({ from, value }) => sources[from](request, value)),
    )
    row = rows[0]
  }
  return row
}

const sources = {
  person: ({ headers }) => headers['x-person'],
  record: ({ params }) => params.record,
  mode: ({ params }) => params.mode,
  base: ({ headers }) => Number(headers['if-match'].slice(1, -1)),
  key: ({ headers }) => headers['idempotency-key'],
  body: ({ body }) => JSON.stringify(body),
  names: ({ body }) => Object.keys(body),
  now: () => new Date(),
  fixed: (_request, value) => value,
}

/** As the service finds them. */
function pathOf(name) {
  return createRequire(new URL('../../../packages/api/package.json', import.meta.url)).resolve(name)
}
