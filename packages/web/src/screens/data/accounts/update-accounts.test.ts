import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { foundAccount } from '../../../testing/found-samples.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { type FoundAccount, foundAccounts } from './found-accounts.ts'
import { updateAccounts } from './update-accounts.ts'

beforeEach(() => signedInBrowser())
afterEach(forgetPerson)

type Change = Pick<FoundAccount, 'pk' | 'version'> & Partial<FoundAccount>
const busy = { status: 503, body: { code: 'overloaded', detail: 'We’re busy.' } }

/** A service with two accounts. It saves what is said when it comes, and answers each update when its turn is called. */
async function openService() {
  let rows = [foundAccount({ pk: 'a', version: 1 }), foundAccount({ pk: 'b', version: 1 })]
  const answers: ((how: 'answers' | 'refuses') => void)[] = []
  const asked = stubService({
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: rows } }),
    'POST /api/v1/accounts/found_accounts/update/': async ({ body }) => {
      const how = await new Promise<'answers' | 'refuses'>((resolve) => answers.push(resolve))
      if (how === 'refuses') return busy
      rows = rows.map((row) => {
        const change = body.found_accounts.find(({ pk }: Change) => pk === row.pk)
        return change ? { ...row, ...change, version: row.version + 1 } : row
      })
      return { body: { results: rows } }
    },
  })
  await foundAccounts.load()
  const answer = async (at: number, how: 'answers' | 'refuses' = 'answers') => {
    await expect.poll(() => answers.length).toBeGreaterThan(at)
    answers[at]?.(how)
  }
  const saved = () => rows.map(({ is_mine }) => is_mine)
  return { asked, answer, saved }
}

const say = (pk: string, is_mine: FoundAccount['is_mine']) => updateAccounts((one) => (one.pk === pk ? { is_mine } : undefined))
const shown = () => foundAccounts.peek()?.map(({ is_mine }) => is_mine)

describe('what is said of one account after the other', () => {
  it('is shown at once, and all of it is saved', async () => {
    const { answer, saved } = await openService()
    const both = [say('a', 'yes'), say('b', 'no')]
    await expect.poll(() => shown()).toEqual(['yes', 'no'])
    await answer(0)
    await both[0]
    expect(shown()).toEqual(['yes', 'no'])
    await answer(1)
    await both[1]
    expect([shown(), saved()]).toEqual([
      ['yes', 'no'],
      ['yes', 'no'],
    ])
  })

  it('goes alone where it can’t be saved', async () => {
    const { answer, saved } = await openService()
    const both = [say('a', 'yes'), say('b', 'no')]
    await answer(0, 'refuses')
    expect(await both[0]).toMatchObject({ ok: false })
    expect(shown()).toEqual(['unsure', 'no'])
    await answer(1)
    await both[1]
    expect([shown(), saved()]).toEqual([
      ['unsure', 'no'],
      ['unsure', 'no'],
    ])
  })

  it('of the same account is the last word, and what was saved before it where that fails', async () => {
    const { answer, saved } = await openService()
    const both = [say('a', 'yes'), say('a', 'no')]
    await answer(0)
    await both[0]
    expect(shown()).toEqual(['no', 'unsure'])
    await answer(1, 'refuses')
    await both[1]
    expect([shown(), saved()]).toEqual([
      ['yes', 'unsure'],
      ['yes', 'unsure'],
    ])
  })
})

it('accounts that were read meanwhile are not put back as they were', async () => {
  const { answer } = await openService()
  const one = say('a', 'yes')
  await expect.poll(() => shown()).toEqual(['yes', 'unsure'])
  foundAccounts.put([foundAccount({ pk: 'a', version: 1 }), foundAccount({ pk: 'b', version: 2, is_mine: 'no' })])
  await answer(0, 'refuses')
  await one
  expect(shown()).toEqual(['unsure', 'no'])
})

it('what was said by a person who has signed out is not shown to the next one', async () => {
  const { answer } = await openService()
  const one = say('a', 'yes')
  await expect.poll(() => shown()).toEqual(['yes', 'unsure'])
  forgetPerson()
  await answer(0)
  await one
  expect(shown()).toBeUndefined()
})
