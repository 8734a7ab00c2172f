import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { islandNames } from '@app/schemas/pages/island-names'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { publicUrl, servePages } from './testing/served-pages.ts'

let served: Awaited<ReturnType<typeof servePages>>
beforeAll(async () => {
  served = await servePages(flowsFolder, (app) => {
    app.get('/api/broken', () => {
      throw new Error('The secret is 1234.')
    })
  })
})
afterAll(() => served.close())

const json = { accept: 'application/json' }
const cookiesOf = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie'] ?? []].flat().join('\n')

describe('a landing page', () => {
  it('is there for browsers and for programs, and leads into its own mode', async () => {
    for (const headers of [{}, json]) {
      const { statusCode, body } = await served.open('/landing-balance', headers)
      expect([statusCode, body.includes('href="/landing-balance/')]).toEqual([200, true])
    }
  })

  it('is not sent again to browsers that have it, and anew to those that have another one', async () => {
    const { headers } = await served.open('/landing-balance')
    const again = await served.open('/landing-balance', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await served.open('/landing-balance', { 'if-none-match': `W/${headers.etag}` })).statusCode).toBe(304)
    expect((await served.open('/landing-balance', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it('is sent compressed to browsers that can read that', async () => {
    const whole = await served.open('/landing-rollover')
    const small = await vi.waitFor(async () => {
      const answer = await served.open('/landing-rollover', { 'accept-encoding': 'gzip, br' })
      expect(answer.headers['content-encoding']).toBe('br')
      return answer
    })
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole.body)
    expect(small.headers.vary).toContain('accept-encoding')
  })

  it('may have the one style in it, and no script but those of files', async () => {
    const { headers, body } = await served.open('/landing-rollover')
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
    expect(policy).toMatch(/^default-src 'self'/)
    expect(policy).toContain("script-src 'self' 'inline-speculation-rules';")
    expect(policy).not.toMatch(/unsafe/)
    expect(body.match(/<style/g)).toHaveLength(1)
    expect(body).not.toMatch(/ style="| on\w+="/)
  })

  it('loads the scripts of the forms that it has, and no other', async () => {
    const loaded = new Set<string>()
    for (const name of served.flows.current().files.landing.keys()) {
      const { body } = await served.open(`/${name}`)
      const forms = [...body.matchAll(/ data-island="([^"]+)"/g)].flatMap(([, form]) => form ?? [])
      const scripts = [...body.matchAll(/<script type="module" src="\/assets\/([^"]+)-1\.js"/g)].flatMap(([, script]) => script ?? [])
      expect([name, scripts]).toEqual([name, forms])
      for (const script of scripts) loaded.add(script)
    }
    expect([...loaded].toSorted()).toEqual(islandNames.toSorted())
  })

  it('has the page behind its button fetched while it is read', async () => {
    const { body } = await served.open('/landing-rollover')
    const rules = /<script type="speculationrules">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
    expect(JSON.parse(rules)).toEqual({ prefetch: [{ urls: ['/landing-rollover/previous-jobs'], eagerness: 'immediate' }] })
    expect((await served.open('/privacy')).body).not.toContain('speculationrules')
  })

  it('asks once about advertisers, and not where the browser has objected', async () => {
    const asked = async (headers: Readonly<Record<string, string>>) =>
      (await served.open('/landing-rollover', headers)).body.includes('action="/consent"')
    expect(await asked({})).toBe(true)
    expect([
      await asked({ cookie: 'advertising=no' }),
      await asked({ cookie: 'advertising=yes' }),
      await asked({ 'sec-gpc': '1' }),
    ]).toEqual([false, false, false])
  })

  it('takes the answer, and goes back to the page that asked and nowhere else', async () => {
    const answer = (payload: string) =>
      served.app.inject({ method: 'POST', url: '/consent', payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    const taken = await answer('answer=no&back=%2Flanding-rollover')
    expect([taken.statusCode, taken.headers.location]).toEqual([303, '/landing-rollover'])
    expect(cookiesOf(taken.headers)).toContain('advertising=no;')
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const { headers } = await answer(`answer=yes&back=${encodeURIComponent(back)}`)
      expect([headers.location, cookiesOf(headers)]).toEqual(['/', ''])
    }
  })

  it('takes no answer that a page of another site sends', async () => {
    const answerFrom = async (site: string) => {
      const { headers } = await served.app.inject({
        method: 'POST',
        url: '/consent',
        payload: 'answer=yes&back=%2Flanding-rollover',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      })
      return [headers.location, cookiesOf(headers)]
    }
    for (const site of ['cross-site', 'same-site']) expect(await answerFrom(site)).toEqual(['/', ''])
    expect((await answerFrom('same-origin')).join(' ')).toMatch(/^\/landing-rollover advertising=yes;/)
  })

  it('says what was agreed with a partner in the language of the page', async () => {
    const { body } = await served.open('/landing-spffx?partner_name=example-partner&language=es')
    expect(body).toContain('sus clientes buscan y comparan gratis')
    expect(body).not.toContain('its customers search')
  })

  it('names a partner that is known, and nobody who only says so', async () => {
    const known = await served.open('/landing-spffx?partner_name=example-partner')
    const spoofed = await served.open('/landing-spffx?partner_name=%3Cb%3EEvil&origin_domain=evil.example')
    const plain = await served.open('/landing-spffx')
    expect(known.body).toContain('Example Partner')
    expect(spoofed.body).toBe(plain.body)
    expect(cookiesOf(spoofed.headers)).not.toContain('Evil')
  })

  it('gives way to the app for people who are signed in', async () => {
    const { body, headers } = await served.open('/landing-rollover', { cookie: 'signed_in=1' })
    expect([body.includes('<p>The app</p>'), headers.etag]).toEqual([true, undefined])
  })

  it('leads people who are signed in to where they left off, and visitors to the first step', async () => {
    const buttonOf = async (headers: Readonly<Record<string, string>>) =>
      /id="hero".*?<a [^>]*href="(\/landing-fc-loan[^"]*)"/s.exec((await served.open('/401kloan', headers)).body)?.[1]
    expect(await buttonOf({})).toBe('/landing-fc-loan/personal-information')
    expect(await buttonOf({ cookie: 'signed_in=1' })).toBe('/landing-fc-loan')
  })

  it('starts the mode that its address names, and the default one for a name that is unknown', async () => {
    const buttonOf = async (address: string) =>
      /<a [^>]*href="(\/landing-[^"]*)"/s.exec((await served.open(address)).body.split('id="hero"')[1] ?? '')?.[1]
    expect(await buttonOf('/landing-balance?flow_mode=landing-solo-only')).toBe('/landing-solo-only/personal-information')
    expect(await buttonOf('/landing-balance?flow_mode=no-such-mode')).toBe('/landing-fc-find/personal-information')
    expect(cookiesOf((await served.open('/landing-balance?flow_mode=landing-solo-only')).headers)).toContain('flow_mode=landing-solo-only')
  })

  it('is the same page with the same mode after an answer about advertisers, and in the other language', async () => {
    const address = '/landing-balance?flow_mode=landing-solo-only'
    const { body } = await served.open(`${address}&utm_source=somebody`)
    expect(body).toContain(`name="back" value="${address}"`)
    expect(body).toContain(`href="${address}&amp;language=es"`)
    const answered = await served.app.inject({
      method: 'POST',
      url: '/consent',
      payload: new URLSearchParams({ answer: 'no', back: address }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answered.headers.location).toBe(address)
    // Of names that mean nothing there are as many as people can type, and one page for all of them.
    const unknown = await Promise.all(['one', 'two'].map((name) => served.open(`/landing-balance?flow_mode=no-such-${name}`)))
    expect(unknown[0]?.headers['etag']).toBe(unknown[1]?.headers['etag'])
  })

  it.each(['/pricing', '/faq', '/login-help'])('%s, as people type it, leads to the part of a page that is about it', async (url) => {
    const { statusCode, headers } = await served.open(url)
    const [path = '', part] = String(headers.location).split('#')
    expect([statusCode, (await served.open(path)).body.includes(`id="${part}"`)]).toEqual([302, true])
  })

  it('says where it is and how it is shown where it is shared', async () => {
    const { body } = await served.open('/landing-rollover?utm_campaign=spring')
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}/landing-rollover"/>`)
    expect(body).toContain(`<meta property="og:image" content="${publicUrl}/cards/landing-rollover.png"/>`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })
})

describe('where there is nothing', () => {
  it.each(['/nothing-of-this-name', '/api/nothing', '/cards/nothing.png', '/not-found', '/failure'])(
    'a browser at %s gets a page that helps, that no search engine lists',
    async (url) => {
      const { statusCode, headers, body } = await served.open(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain('href="/contact-us"')
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).not.toMatch(/canonical|og:image/)
    },
  )

  it.each(['/nothing-of-this-name', '/api/nothing', '/cards/nothing.png'])('a program at %s gets that as data', async (url) => {
    const { statusCode, body } = await served.open(url, json)
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'route_not_found'])
  })
})

describe('what broke', () => {
  it('is shown to a browser on a page of ours, without a word of its inside', async () => {
    const { statusCode, headers, body } = await served.open('/api/broken')
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).toContain('That was us, not you')
    expect(body).not.toMatch(/secret|at .*\.ts|Error:/)
    expect(headers['content-security-policy']).toContain('sha256-')
  })

  it('is returned to a program as data', async () => {
    expect((await served.open('/api/broken', json)).json().code).toBe('internal_error')
  })
})

describe('the card of a page', () => {
  it('is a picture of the usual size, kept for a day, and not sent again to browsers that have it', async () => {
    const { statusCode, headers, rawPayload } = await served.open('/cards/landing-rollover.png')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=86400'])
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    expect(rawPayload.length).toBeLessThan(60_000)
    const again = await served.open('/cards/landing-rollover.png', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is another one for another page, and drawn once for all who ask at once', async () => {
    const all = await Promise.all(['home', 'landing-balance', 'home'].map((name) => served.open(`/cards/${name}.png`)))
    const tags = all.map(({ headers }) => headers.etag)
    expect([new Set(tags).size, tags[0] === tags[2]]).toEqual([2, true])
  })

  it.each(['/cards/not-found.png', '/cards/home', '/cards/..%2findex.html', '/cards/home.png.png'])('there is none at %s', async (url) => {
    expect((await served.open(url)).statusCode).toBe(404)
  })
})

describe('for search engines', () => {
  it('every page and landing that has an address is listed, and nothing that has none', async () => {
    const { body, headers } = await served.open('/sitemap.xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const landings = [...served.flows.current().files.landing.keys()]
    expect(listed).toEqual(
      expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/terms`, ...landings.map((name) => `${publicUrl}/${name}`)]),
    )
    expect(listed.filter((address) => /not-found|failure|provider$|\/home$/.test(address))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('each address of the list has a page that says it may be listed', async () => {
    const { body } = await served.open('/sitemap.xml')
    for (const [, address = ''] of body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const answer = await served.open(address.slice(publicUrl.length))
      expect([address, answer.statusCode, answer.body.includes(`<link rel="canonical" href="${address}"/>`)]).toEqual([address, 200, true])
    }
  })

  it('pages are open, and calls, steps and what is somebody’s own are closed', async () => {
    const { body } = await served.open('/robots.txt')
    const rules = [...body.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({ kind, path }))
    const isOpen = (address: string) => {
      const fits = rules.filter(({ path }) => new RegExp(`^${path.replaceAll('*', '.*')}`).test(address))
      return fits.toSorted((one, other) => other.path.length - one.path.length)[0]?.kind !== 'Disallow'
    }
    for (const address of ['/', '/landing-rollover', '/about-us', '/cards/home.png', '/assets/a.woff2', '/my-401k-login/acme'])
      expect([address, isOpen(address)]).toEqual([address, true])
    for (const address of [
      '/api/v1/auth/user/',
      '/dashboard',
      '/dashboard/settings',
      '/landing-rollover/qa1',
      '/preview/a/b',
      '/reset-password',
    ])
      expect([address, isOpen(address)]).toEqual([address, false])
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  })
})
