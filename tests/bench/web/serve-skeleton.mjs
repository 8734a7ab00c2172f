import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** Builds a bare page as ours is built, and serves it from memory, compressed, with what it asks for. */
export async function serveSkeleton(outDir, { root = join(import.meta.dirname, 'skeleton'), answers = {} } = {}) {
  await build({
    root,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const files = new Map(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(outDir.length), brotliCompressSync(readFileSync(file))]),
  )
  for (const [address, answer] of Object.entries(answers)) files.set(address, brotliCompressSync(answer))
  const server = createServer((request, response) => {
    const path = files.has(request.url) ? request.url : '/index.html'
    const type = types[path.split('.').at(-1)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' }).end(files.get(path))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, stop: () => server.close() }
}
