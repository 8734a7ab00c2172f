import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Proof } from '../../domains/tracking/proof.ts'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { servePages } from './testing/served-pages.ts'

let served: Awaited<ReturnType<typeof servePages>>
let counted: Proof | undefined
beforeAll(async () => {
  served = await servePages(flowsFolder, undefined, {}, { lately: () => counted })
})
afterAll(() => served.close())

const line = async (address: string) => /<p>([^<]*people made an account[^<]*)<\/p>/.exec((await served.open(address)).body)?.[1]

it.each(['/', '/landing-fc-newfind'])(
  '%s says how many people came lately, and nothing while they are few or nobody could count',
  async (address) => {
    expect(await line(address)).toBeUndefined()
    counted = { days: 7, results: [{ what: 'joined', count: 1_204 }] }
    expect(await line(address)).toBe('1,204 people made an account here in the last 7 days.')
    counted = { days: 7, results: [{ what: 'took_a_quiz', count: 40 }] }
    expect(await line(address)).toBeUndefined()
    counted = undefined
  },
)
