import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const appScript = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** The same pages and fonts as plain files, compressed, from memory; without the script of the app, which would go elsewhere. */
export async function servePlain(origin, paths) {
  const files = new Map()
  for (const path of paths) {
    const drawn = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
    const text = drawn.replace(appScript, '')
    files.set(path, { type: 'text/html; charset=utf-8', bytes: brotliCompressSync(text), coding: 'br' })
    for (const [, file] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
      if (!files.has(file)) files.set(file, await copyOf(origin + file))
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url)
    if (!file) return response.writeHead(404).end()
    const coding = file.coding ? { 'content-encoding': file.coding } : {}
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache', ...coding }).end(file.bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, stop: () => server.close() }
}

async function copyOf(url) {
  const answer = await fetch(url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const isText = /javascript|css|svg/.test(type)
  return { type, bytes: isText ? brotliCompressSync(bytes) : bytes, coding: isText ? 'br' : undefined }
}
