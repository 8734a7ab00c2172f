import { inEnglishFor } from '@app/schemas/errors'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { unprovenFlows } from '../../flows/testing/unproven-flows.ts'
import { mediaTypes } from '../../http/answer/media-types.ts'
import { problem } from '../../http/answer/problem.ts'
import { pagesForBrowsers } from './pages-for-browsers.ts'
import { openPlainPages } from './plain-pages.ts'
import { builtPages } from './testing/built-pages.ts'

const flows = { current: () => unprovenFlows }
const noBrand = { ...unprovenFlows, brand: undefined }
const english = { title: 'Stop <these> letters?', text: 'We then write only about what you ask for.', button: 'Stop these letters' }
const words = { en: english, es: { title: '¿Parar <estos> correos?', text: 'Solo lo que pidas.', button: 'Parar' } }
const html = { accept: 'text/html' }

function serve(own: Partial<Parameters<typeof openPlainPages>[0]> = {}) {
  const app = Fastify()
  const pages = openPlainPages({ flows, webFolder: builtPages(), publicUrl: 'https://pages.example', now: () => new Date(), ...own })
  pagesForBrowsers(app, pages)
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null, {}))
  app.get('/words', async (_request, reply) => reply.type(mediaTypes.page).send(await pages.draw(reply, words)))
  app.get('/used', (_request, reply) => problem(reply, 'link_used_up'))
  app.get('/told', (_request, reply) =>
    problem(reply, 'link_used_up', { detail: inEnglishFor('developers', 'This is <not> the whole link.') }),
  )
  app.get('/fine', () => ({ code: 'internal_error' }))
  app.post('/used', (_request, reply) => problem(reply, 'link_used_up'))
  return app
}

describe('a page of few words', () => {
  it('looks like the site, asks with a button, and is not listed', async () => {
    const { body, headers } = await serve().inject({ url: '/words', headers: html })
    expect(body).toContain('Stop &lt;these&gt; letters?</h1>')
    expect(body).toMatch(/<form method="post"><button type="submit" [^>]*>Stop these letters<\/button><\/form>/)
    expect(body).toContain('<footer')
    expect(body).toContain('content="noindex"')
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  })

  it('speaks the language of the browser, on the page and around it', async () => {
    const { body } = await serve().inject({ url: '/words', headers: { ...html, 'accept-language': 'es-MX' } })
    expect(body).toContain('¿Parar &lt;estos&gt; correos?</h1>')
    expect(body).toContain('<html lang="es">')
    expect(body).toContain('Todas las páginas')
  })

  it.each([
    ['nothing was built', { webFolder: '/nowhere' }],
    ['there is no brand', { flows: { current: () => noBrand } }],
  ])('says the same where %s', async (_where, own) => {
    const { body, statusCode } = await serve(own).inject({ url: '/words', headers: html })
    expect([statusCode, body.includes('<h1>Stop &lt;these&gt; letters?</h1>'), body.includes('<form method="post">')]).toEqual([
      200,
      true,
      true,
    ])
  })
})

describe('a refusal', () => {
  it('is a page for a browser, with what happened and what to do', async () => {
    const { statusCode, headers, body } = await serve().inject({ url: '/used', headers: html })
    expect([statusCode, headers['content-type']]).toEqual([410, mediaTypes.page])
    expect(body).toContain('This link has been used, or it’s too old</h1>')
    expect(body).toContain('Ask for a new one.')
  })

  it('is in the language of the browser', async () => {
    const { body } = await serve().inject({ url: '/used', headers: { ...html, 'accept-language': 'es' } })
    expect(body).toContain('Este enlace ya se usó o es demasiado antiguo</h1>')
    expect(body).toContain('Pide uno nuevo.')
  })

  it('says what is particular to it, as text', async () => {
    expect((await serve().inject({ url: '/told', headers: html })).body).toContain('This is &lt;not&gt; the whole link.')
  })

  it('is a page for a form as well', async () => {
    const form = { ...html, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await serve().inject({ method: 'POST', url: '/used', headers: form, payload: '' })).headers['content-type']).toBe(
      mediaTypes.page,
    )
  })

  it.each([{ accept: 'application/json' }, { accept: '*/*' }, {}])('stays data for requests with %o', async (headers) => {
    const { statusCode, body } = await serve().inject({ url: '/used', headers })
    expect([statusCode, JSON.parse(body).code]).toEqual([410, 'link_used_up'])
  })

  it('is what has failed, and nothing else that looks like it', async () => {
    expect((await serve().inject({ url: '/fine', headers: html })).json()).toEqual({ code: 'internal_error' })
  })

  it('is said plainly when the page itself cannot be drawn', async () => {
    const { statusCode, body } = await serve({ flows: { current: () => noBrand } }).inject({ url: '/used', headers: html })
    expect([statusCode, body.includes('This link has been used')]).toEqual([410, true])
  })
})
