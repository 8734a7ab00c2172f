import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { forgetModes, loadMode } from '../../client/walk/flow.ts'
import { savePlace } from '../../client/walk/journey.ts'
import { ada } from '../../testing/ada.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { type Asked, signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { SaveLine } from './save-line.tsx'

const mode = 'landing-rc'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  forgetPerson()
  forgetModes()
  setLanguage('en')
})

type Refusal = { readonly status: number; readonly body: { readonly code: string; readonly detail: string } }

const busy = (): Refusal => ({ status: 503, body: { code: 'overloaded', detail: 'We’re busy.' } })
const lost = (): Refusal => ({ status: 404, body: { code: 'step_not_found', detail: 'The mode has no such step.' } })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

/** A service that takes a place only once it is up, and the line that says whether it has. */
async function begin(whileDown: () => Refusal | Promise<never>) {
  const service = keepsPlace()
  let isUp = false
  const put = `PUT /api/journeys/${mode}`
  const asked = stubService({ ...service.answers, [put]: (one: Asked) => (isUp ? service.save(one) : whileDown()) })
  signedInBrowser()
  useSession.setState({ user: ada })
  const loaded = await loadMode(mode)
  if (!loaded.ok) throw new Error('The mode did not load.')
  const { flow } = loaded.data
  const { container } = render(<SaveLine isSignedIn />)
  return {
    save: (step: string) => act(() => savePlace({ mode, flow, place: { step }, facts: {}, questions: new Set() })),
    comeUp: () => {
      isUp = true
    },
    line: () => container.textContent,
    kept: () => service.kept.place,
    sent: () => asked.filter(({ call }) => call === put).map(({ body }) => body.place.step),
  }
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const reconnect = async () => {
  dispatchEvent(new Event('online'))
  await settle()
}
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(60_000))

describe('a place that could not be saved', () => {
  it.each([
    ['the service was busy', busy],
    ['there was no connection', unreachable],
  ])('is called neither saved nor lost where %s, in both languages', async (_why, whileDown) => {
    const { save, line } = await begin(whileDown)
    await save('previous-jobs')
    expect(line()).toBe('Not saved yet. Leave this page open: it keeps trying.')
    act(() => setLanguage('es'))
    expect(line()).toBe('Aún no está guardado. Deja esta página abierta: lo sigue intentando.')
  })

  it('is sent again when there is a connection', async () => {
    const { save, comeUp, line, kept } = await begin(unreachable)
    await save('previous-jobs')
    comeUp()
    await reconnect()
    expect([kept(), line()]).toEqual([{ step: 'previous-jobs' }, 'Saved. You can close this page and come back.'])
  })

  it('is sent again after a while where the service was busy, until it is saved', async () => {
    const { save, comeUp, line, kept, sent } = await begin(busy)
    await save('previous-jobs')
    await aWhile()
    expect(kept()).toBeNull()
    comeUp()
    await aWhile()
    expect([kept(), line()]).toEqual([{ step: 'previous-jobs' }, 'Saved. You can close this page and come back.'])
    const { length } = sent()
    await aWhile()
    await reconnect()
    expect(sent().length).toBe(length)
  })

  it('gives way to the one after it', async () => {
    const { save, comeUp, kept } = await begin(unreachable)
    await save('previous-jobs')
    comeUp()
    await save('personal-information')
    await reconnect()
    await aWhile()
    expect(kept()).toEqual({ step: 'personal-information' })
  })

  it('since the mode has lost its step is not tried for ever: the line says what to do', async () => {
    const { save, comeUp, line, sent } = await begin(lost)
    await save('previous-jobs')
    expect(line()).toBe('This page has changed since you opened it. Load it again to go on.')
    act(() => setLanguage('es'))
    expect(line()).toBe('Esta página cambió desde que la abriste. Cárgala de nuevo para seguir.')
    act(() => setLanguage('en'))
    await aWhile()
    await reconnect()
    expect(sent()).toEqual(['previous-jobs'])
    comeUp()
    await save('personal-information')
    expect(line()).toBe('Saved. You can close this page and come back.')
  })

  it('is not sent for the next person', async () => {
    const { save, comeUp, kept } = await begin(unreachable)
    await save('previous-jobs')
    act(forgetPerson)
    comeUp()
    await reconnect()
    await aWhile()
    expect(kept()).toBeNull()
  })
})

it('a place that fails while the person signs out is not sent for the next one', async () => {
  const { promise: answered, reject: fail } = Promise.withResolvers<never>()
  const { save, comeUp, kept } = await begin(() => answered)
  const saving = save('previous-jobs')
  await settle()
  act(forgetPerson)
  fail(new TypeError('Failed to fetch'))
  await saving
  comeUp()
  await reconnect()
  await aWhile()
  expect(kept()).toBeNull()
})
