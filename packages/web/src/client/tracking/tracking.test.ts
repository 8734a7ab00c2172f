import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveConsent } from './consent.ts'
import { followAnswer, readClicks } from './kept.ts'
import { reportArrival, reportOwnArrival } from './report-arrival.ts'
import { reportEvent } from './report-event.ts'
import { reportPurchase } from './report-purchase.ts'

const canaries = ['canary-token', 'canary@example.com', '123-45-6789', 'Canaria']
const codes = 'fbclid=FbCode1&ttclid=TtCode1&gclid=GCode-12345&irclickid=ImCode1'
const person = '00000000-0000-4000-8000-000000000001'

type Call = { readonly url: string; readonly body: Readonly<Record<string, unknown>>; readonly text: string }
let calls: Call[] = []
let status = 200

beforeEach(() => {
  calls = []
  status = 200
  localStorage.clear()
  for (const name of ['advertising', 'arrival']) setCookie(`${name}=; max-age=0; path=/`)
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    calls.push({ url, body: JSON.parse(body), text: `${url} ${body}` })
    return new Response('{}', { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

/** As somebody whom an advertisement brings, with things in the address that are nobody’s business. */
function arrive() {
  const secret = `token=canary-token&email=canary@example.com&ssn=123-45-6789`
  history.replaceState(null, '', `/landing-rollover?utm_source=meta&${codes}&${secret}#name=Canaria`)
  setCookie(`arrival=${new URLSearchParams({ utm_source: 'meta', utm_campaign: 'spring' })}; path=/`)
  readClicks()
  followAnswer()
}
async function tellEverything() {
  await Promise.all([
    reportArrival(),
    reportEvent('page_view'),
    reportEvent('lead'),
    reportEvent('search'),
    reportEvent('sign_up'),
    reportPurchase(),
  ])
  await reportOwnArrival(person)
}
const told = () => calls.map(({ url }) => url).toSorted()

describe('what is reported of a visit', () => {
  it('is nothing before an answer, and nothing is kept on the device', async () => {
    arrive()
    await tellEverything()
    expect([calls, Object.keys(localStorage)]).toEqual([[], []])
  })

  it('is nothing after a no, which takes away what was kept', async () => {
    saveConsent('yes')
    arrive()
    expect(Object.keys(localStorage)).not.toEqual([])
    saveConsent('no')
    followAnswer()
    await tellEverything()
    expect([calls, Object.keys(localStorage)]).toEqual([[], []])
  })

  it('is nothing for a browser that refuses to be followed, whatever was answered', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    saveConsent('yes')
    arrive()
    await tellEverything()
    expect([calls, Object.keys(localStorage)]).toEqual([[], []])
  })

  it('is nothing to networks whose advertisement brought nobody', async () => {
    saveConsent('yes')
    history.replaceState(null, '', '/landing-rollover')
    readClicks()
    followAnswer()
    await tellEverything()
    expect(calls).toEqual([])
  })

  it('goes after a yes to each network with its own code, and names nobody', async () => {
    saveConsent('yes')
    arrive()
    await tellEverything()
    expect([...new Set(told())]).toEqual(
      ['/api/fb', '/api/impact', '/api/tiktok', '/api/utm', '/api/utm/utm-campaign', '/api/v1/analytics/google-ads/conversion/'].toSorted(),
    )
    for (const { url, body, text } of calls) {
      for (const canary of canaries) expect(text).not.toContain(canary)
      if (url === '/api/fb')
        expect([body['fbc'], body['page_url']]).toEqual([
          expect.stringMatching(/^fb\.1\.\d+\.FbCode1$/),
          `${location.origin}/landing-rollover`,
        ])
      if (url === '/api/tiktok') expect(body).toMatchObject({ ttclid: 'TtCode1', consent: true })
      if (url === '/api/impact') expect(body).toMatchObject({ click_id: 'ImCode1', consent: true })
    }
  })

  it('is reported after a yes that is given on the page itself', async () => {
    arrive()
    await reportEvent('page_view')
    saveConsent('yes')
    followAnswer()
    await reportEvent('page_view')
    expect(told()).toEqual(['/api/fb', '/api/tiktok'])
  })

  it('is reported once, under the same name each time, but for visits', async () => {
    saveConsent('yes')
    arrive()
    for (const event of ['lead', 'lead', 'page_view', 'page_view'] as const) await reportEvent(event)
    const ids = calls.filter(({ url }) => url === '/api/fb').map(({ body }) => String(body['event_id']))
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([3, 3, expect.stringMatching(/^lead-[\w-]{36}$/)])
  })

  it('is dropped where it cannot be sent', async () => {
    saveConsent('yes')
    arrive()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline')
    })
    await expect(tellEverything()).resolves.toBeUndefined()
  })

  it('waits for the name of the browser, looks every 50 ms, and gives up after five seconds', async () => {
    vi.useFakeTimers()
    saveConsent('yes')
    arrive()
    const uid = localStorage.getItem('flow:uid') ?? ''
    localStorage.removeItem('flow:uid')
    const telling = reportEvent('lead')
    await vi.advanceTimersByTimeAsync(200)
    localStorage.setItem('flow:uid', uid)
    await vi.advanceTimersByTimeAsync(50)
    await telling
    expect(told()).toEqual(['/api/fb', '/api/tiktok'])
    localStorage.removeItem('flow:uid')
    const never = reportEvent('search')
    await vi.advanceTimersByTimeAsync(5_100)
    await never
    expect(calls).toHaveLength(2)
  })
})

describe('the codes of advertisements', () => {
  it('leave the address at once, also before an answer; what is ours stays', () => {
    arrive()
    expect([...new URLSearchParams(location.search).keys()]).toEqual(['utm_source', 'token', 'email', 'ssn'])
  })

  it('are kept for thirty days', async () => {
    saveConsent('yes')
    arrive()
    vi.useFakeTimers()
    vi.setSystemTime(Date.now() + 31 * 86_400_000)
    await reportEvent('lead')
    expect([calls, localStorage.getItem('flow:clicks')]).toEqual([[], null])
  })

  it('that are none are not kept', () => {
    saveConsent('yes')
    history.replaceState(null, '', '/landing-rollover?fbclid=<script>&gclid=canary@example.com')
    readClicks()
    expect([location.search, localStorage.getItem('flow:clicks')]).toEqual(['', null])
  })
})

describe('the campaign that brought a person', () => {
  it('is noted once for a visitor, and once more for the person, who takes the first one over', async () => {
    saveConsent('yes')
    arrive()
    await reportArrival()
    await reportArrival()
    await reportOwnArrival(person)
    await reportOwnArrival(person)
    expect(told()).toEqual(['/api/utm', '/api/utm/utm-campaign'])
    const [first, own] = calls
    expect(first?.body['source_url']).toBe(`${location.origin}/?utm_source=meta&utm_campaign=spring`)
    expect(own?.body).toMatchObject({ user_id: person, uid: first?.body['user_id'] })
    expect(document.cookie).not.toContain('arrival')
  })

  it('stays until it has arrived', async () => {
    saveConsent('yes')
    arrive()
    status = 503
    await reportOwnArrival(person)
    expect(document.cookie).toContain('arrival')
  })

  it('is forgotten without a report when a person signs in who declined', async () => {
    arrive()
    saveConsent('no')
    await reportOwnArrival(person)
    expect([calls, document.cookie.includes('arrival')]).toEqual([[], false])
  })
})

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as browsers do it
  document.cookie = text
}
