import type { FastifyInstance } from 'fastify'
import { deepest } from './read-request.ts'
import { acceptUploads } from './uploads.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bodies are JSON in UTF-8 and nothing else, but for the few calls that a plain form may make or that take a file, and say each thing once: the last of two answers must not win in silence. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = decode(bytes)
    if (text === undefined) return done(badRequest('The body is not UTF-8.'))
    if (request.routeOptions.config.takesRaw) return done(null, text)
    parse(request, text, (error, data) => {
      if (error) return done(error)
      if (duplicateName(text)) return done(badRequest('The body names a field twice.'))
      done(null, data)
    })
  })
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.takesRaw) return done(null, text)
    if (!request.routeOptions.config.takesForms) return done(Object.assign(new Error('No forms.'), { statusCode: 415 }))
    done(null, Object.fromEntries(new URLSearchParams(text)))
  })
  acceptUploads(app)
}

function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

function badRequest(message: string): Error & { readonly statusCode: number } {
  return Object.assign(new Error(message), { statusCode: 400 })
}

// Of text that is JSON: a string, with the colon that makes it a name, or a brace that opens or closes.
const piece = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g

/** Whether a group in this JSON text has the same name twice, however it is written. */
export function duplicateName(json: string): boolean {
  const open: Set<string>[] = []
  for (const [text, colon] of json.matchAll(piece)) {
    // What is nested deeper is refused for that: half a second is too long to look for doubles in it.
    if (open.length > deepest) return false
    if (text === '{') open.push(new Set())
    else if (text === '}') open.pop()
    else if (colon !== undefined) {
      const name = String(JSON.parse(text.slice(0, -colon.length)))
      const names = open.at(-1)
      if (names?.has(name)) return true
      names?.add(name)
    }
  }
  return false
}
