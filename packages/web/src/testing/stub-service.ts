import { onTestFinished, vi } from 'vitest'

export type Asked = {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any
}

type StubAnswer = { readonly status?: number; readonly body?: unknown }
type Answers = Readonly<Record<string, (asked: Asked) => StubAnswer | Promise<StubAnswer>>>

/**
 * Stands in for the service at the edge of the page, for the time of one test. Answers stand under "METHOD /path"; whatever else is
 * asked for is not there, or is answered by `otherwise`. Gives everything that was asked, in order.
 */
export function stubService(answers: Answers, otherwise?: Answers[string]): readonly Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const url = new URL(address, location.href)
    const asked: Asked = {
      call: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers: { ...(headers as Record<string, string>) },
      body: typeof body === 'string' ? JSON.parse(body) : body,
    }
    all.push(asked)
    const { status = 200, body: said = {} } = (await (answers[asked.call] ?? otherwise)?.(asked)) ?? {
      status: 404,
      body: { code: 'route_not_found', detail: `Nothing answers ${asked.call}.` },
    }
    return new Response(JSON.stringify(said), { status, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return all
}

/** A browser that holds a sign-in, for the time of one test. */
export function signedInBrowser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the service sets
  document.cookie = 'signed_in=1'
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what the service takes back
    document.cookie = 'signed_in=; max-age=0'
  })
}
