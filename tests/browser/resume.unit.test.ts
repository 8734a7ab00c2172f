import { type DemoApp, startDemoApp } from '@app/api/testing-demo'
import { compileMachine } from '@app/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { useSession } from '../../packages/web/src/client/session/session.ts'
import { arrive } from '../../packages/web/src/shell/walk/arrive.ts'
import { catalogue } from '../model/support/all-flows.ts'
import { someModes } from '../model/support/some-modes.ts'
import { isFew } from '../support/is-few.ts'

let demo: DemoApp
let token = ''

beforeAll(async () => {
  // Where few samples are wanted, people are known by their facts alone; `demo.test.ts` tells every story.
  demo = await startDemoApp({ tellsStories: !isFew })
  // The page came with no answers, and asks the real service; only the wire between them is missing.
  vi.stubGlobal('document', { getElementById: () => null, querySelector: () => null, querySelectorAll: () => [] })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const answer = await demo.service.ask({
      method: method as 'GET',
      url,
      token,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': String(answer.headers['content-type']) } })
  })
}, 240_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await demo.service.close()
})

const personas = [...catalogue.documents.persona.values()].map(({ data: { persona } }) => persona)

describe.each(personas)('%s', (persona) => {
  it('is put where the service says, in each mode and for the same reason', async () => {
    token = await demo.accessOf(persona)
    const { body: user } = await demo.service.ask({ method: 'GET', url: '/api/v1/auth/user/', token })
    useSession.setState({ user })
    const [inBrowser, inService] = [[] as unknown[], [] as unknown[]]
    for (const mode of someModes) {
      inBrowser.push({ mode, ...(await whereBrowserPuts(mode, user.pk)) })
      const { body } = await demo.service.ask({ method: 'GET', url: `/api/journeys/${mode}`, token })
      expect(body.place, mode).toBeNull()
      const { go, leave, because } = body.decision
      inService.push({ mode, step: go?.step ?? leave, because })
    }
    expect(inBrowser).toEqual(inService)
  })
})

/** Enters a mode by its bare address, as `use-walk.ts` does. */
async function whereBrowserPuts(mode: string, person: string): Promise<{ readonly step: string | undefined; readonly because?: string }> {
  const answer = await arrive(mode, person, undefined)
  if (!answer.ok) throw new Error(`${mode}: ${answer.failure.detail}`)
  const { mode: walked, facts, entry } = answer.data
  const actor = createActor(compileMachine(walked.flow), { input: { facts } }).start()
  actor.send(entry)
  const { why } = actor.getSnapshot().context
  return { step: why?.go?.step ?? why?.leave, ...(why && { because: why.because }) }
}
