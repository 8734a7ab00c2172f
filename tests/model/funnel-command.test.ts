import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '@app/api/testing'
import { freshDatabaseUrl } from '@app/api/testing-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowsFolder, resolvedMode } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

const mode = 'landing-rollover'
const { items, version } = resolvedMode(mode)
const [first = '', second = '', third = ''] = items.flatMap(({ branches: [branch] }) => branch?.step ?? [])

let url = ''
let drop = async () => {}

beforeAll(async () => {
  ;({ url, drop } = await freshDatabaseUrl())
})
afterAll(() => drop())

const flows = (words: readonly string[], env: NodeJS.ProcessEnv = { DATABASE_URL: url }) =>
  runFlows([...words, '--flows', flowsFolder], env)

async function walked(from: string | null, to: string, kind: string, times: number, subscription = 'test', daysAgo = 0): Promise<void> {
  const begin = from === null ? 'null' : `'${from}'`
  await ask(
    url,
    `insert into funnel_events (id, mode, version, from_step, to_step, kind, variants, walked_at)
     select gen_random_uuid(), '${mode}', '${version}', ${begin}, '${to}', '${kind}', '{"subscription": "${subscription}"}',
       now() - make_interval(days => ${daysAgo}) from generate_series(1, ${times})`,
  )
}

it('the funnel of a mode that nobody has walked says so, and what to do', async () => {
  const { code, out } = await flows(['funnel', mode])
  expect(code).toBe(0)
  expect(out).toContain(`Nobody has walked “${mode}” yet`)
  expect(out).toContain(`open /${mode} in a browser`)
})

it('a funnel shows, step by step, who arrived, went on, went back and left, as a share of those who began', async () => {
  await walked(null, first, 'start', 8)
  await walked(first, second, 'next', 6)
  await walked(second, first, 'back', 1)
  await walked(null, first, 'start', 2, 'control', 40)
  const { code, out } = await flows(['funnel', mode])
  expect(code).toBe(0)
  const cells = (step: string) =>
    out
      .split('\n')
      .find((line) => line.includes(` ${step} `))
      ?.trim()
      .split(/ {2,}/)
  expect(cells(first)).toEqual(['1', first, '11', '6', '0', '5', '100 %'])
  expect(cells(second)).toEqual(['2', second, '6', '0', '1', '5', '50 %'])
  expect(cells(third)?.slice(2, 6)).toEqual(['0', '0', '0', '0'])
  expect(out).toMatch(/10 began, nobody has done the last step/)
  expect(out).toMatch(/left here +they arrived and have gone no way out since/)
})

it('a funnel can be of the last days, of one version, and split by the variants of a test', async () => {
  expect((await flows(['funnel', mode, '--since', '30'])).out).toContain('8 began')
  expect((await flows(['funnel', mode, '--version', version])).out).toContain('10 began')
  expect((await flows(['funnel', mode, '--version', 'another'])).out).toContain(
    `Versions that were walked, and how many steps on each: ${version}`,
  )
  const { out } = await flows(['funnel', mode, '--variant', 'subscription'])
  expect(out).toMatch(/test: arrived +left here +of those who began +control: arrived/)
  expect(out).toMatch(/test: 8 began.*\ncontrol: 2 began/)
  const json = JSON.parse((await flows(['funnel', mode, '--variant', 'subscription', '--json'])).out)
  expect(json.funnels.map(({ variant, began }: { variant: string; began: number }) => [variant, began])).toEqual([
    ['test', 8],
    ['control', 2],
  ])
})

it('a funnel has those who walked before the mode and its steps got other names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await cp(flowsFolder, folder, { recursive: true })
  const inCopy = (words: readonly string[]) => runFlows([...words, '--flows', folder], { DATABASE_URL: url })
  await inCopy(['rename', 'mode', mode, 'landing-moved'])
  await inCopy(['rename', 'step', second, 'second-moved'])
  const { out } = await inCopy(['funnel', 'landing-moved'])
  expect(out).toMatch(/10 began, nobody has done the last step/)
  expect(out).toMatch(/ 2 +second-moved +6 +0 +1 +5 +50 %/)
  expect(out).not.toContain('steps that the mode does not have now')
  await rm(folder, { recursive: true })
})

it.each([
  [['funnel'], 'Name a mode.'],
  [['funnel', 'landing-rolover'], 'Did you mean “landing-rollover”?'],
  [['funnel', mode, '--since', 'yesterday'], 'is no number of days'],
  [['funnel', mode, '--variant', 'subscribtion'], 'Did you mean “subscription”?'],
  [['experiments', 'nosuchtest'], 'There is no experiment “nosuchtest”.'],
])('wrong words are answered with the right ones: %j', async (words, said) => {
  const { code, out } = await flows(words)
  expect([code, out.includes(said)]).toEqual([2, true])
})

it('without a database a message says where to get it', async () => {
  const { code, out } = await flows(['experiments'], { DATABASE_URL: '', DATA_DIR: '/nowhere/at/all' })
  expect([code, out]).toEqual([1, expect.stringContaining('There is no database in /nowhere/at/all yet.')])
  // What a test takes needs no database.
  expect(out).toMatch(/percentage {2}Planned: 3,483 people, .* At 80 a day that is 58 days/)
})

const walkedTest = (test: string, variant: string, daysAgo: number, seen: number, finished: number) =>
  ask(
    url,
    `insert into walk_counts values (current_date - ${daysAgo}, '${mode}', '${version}', '${test}', '${variant}', ${seen + 10}, ${seen}, ${finished})`,
  )

it('a test says in words what was planned, how far it is and what it would need, and has no verdict without its shares', async () => {
  const none = await flows(['experiments'])
  expect(none.out).toContain('Everybody new gets the same variant: there is nothing to compare.')
  expect(none.out).toMatch(/Planned: 3,\d{3} people, to find a change of 5 points from 50\.0 % in four tests of five\./)
  expect(none.out).toContain('too early to say, since nobody has had their time yet.')
  await walkedTest('percentage', 'test', 20, 402, 210)
  await walkedTest('percentage', 'control', 20, 598, 300)
  // They have until the end of today.
  await walkedTest('percentage', 'test', 14, 40, 1)
  const early = await flows(['experiments', 'percentage'])
  expect(early.out).toMatch(/test +0\.4 +442 +211 +48 %/)
  expect(early.out).toMatch(
    /So far 1,040 of 3,\d{3} have seen a difference\. 40 of them still have time to finish, and are not compared yet\./,
  )
  expect(early.out).toMatch(/The shares fit the odds \(p = \d\.\d\d\)\./)
  expect(early.out).toMatch(
    /too early to say: 1,000 of 3,\d{3} planned\. If it ended now, the difference with test would be between −\d+\.\d and \+\d+\.\d points\./,
  )
  expect(early.out).toContain('52.2 % finish with test and 50.2 % with the control')
  await walkedTest('percentage', 'test', 18, 2_000, 1_400)
  const failed = await flows(['experiments', 'percentage'])
  expect(failed.out).toMatch(/The shares do not fit the odds \(p = under 0\.0001\)/)
  expect(failed.out).not.toMatch(/too early|decided/)
  await walkedTest('percentage', 'control', 18, 3_000, 1_500)
  expect((await flows(['experiments', 'percentage'])).out).toMatch(/test: more finish with it, and that is decided\..*Give it to everybody/)
})

it('a test that is only begun is told from one that is settled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await cp(flowsFolder, folder, { recursive: true })
  const inCopy = (words: readonly string[]) => runFlows([...words, '--flows', folder], { DATABASE_URL: url })
  await inCopy(['new', 'experiment', 'begun', '--where', 'payment'])
  expect((await inCopy(['experiments', 'begun'])).out).toContain('It has no plan, and without one nothing is compared')
  expect((await inCopy(['experiments', 'rolloverpopup'])).out).toContain('Everybody new gets the same variant')
  await rm(folder, { recursive: true })
})

it('a funnel says how many walks began, saw a difference and finished, by variant, and where each share lies', async () => {
  const { out } = await flows(['funnel', mode, '--variant', 'percentage'])
  expect(out).toMatch(/percentage +began +saw a difference +finished +of those +between/)
  expect(out).toMatch(/control +3,618 +3,598 +1,800 +50\.0 % +48\.4 % and 51\.7 %/)
})

it('the arrivals are shown by campaign, with those of the employer program, and the offers by where they were followed', async () => {
  expect((await flows(['arrivals'])).out).toContain('Nothing yet')
  const touch = (campaign: string, isKarat: boolean, visitor: string) =>
    ask(
      url,
      `insert into campaign_touches (id, visitor_hash, first_touch, first_at, last_touch, last_at, is_karat)
       values (gen_random_uuid(), '${visitor}', '{"page": "/", "source": "employer", "campaign": "${campaign}"}', now(), '{}', now(), ${isKarat})`,
    )
  await touch('karat', true, 'one')
  await touch('karat', true, 'two')
  await touch('spring', false, 'three')
  await ask(url, `insert into offer_clicks values ('one', 'sample-offer', 'chat', 3, now(), now())`)
  const { code, out } = await flows(['arrivals'])
  expect(code).toBe(0)
  expect(out).toMatch(/employer +karat +yes +2 +0 +0 %/)
  expect(out).toMatch(/employer +spring +1 +0 +0 %/)
  expect(out).toMatch(/sample-offer +chat +1 +0 +3/)
})

it('a difference counts the people who are on their way in the database, and says who stays', async () => {
  const person = '00000000-0000-4000-8000-000000000019'
  await ask(
    url,
    `insert into people (id, email, email_index, first_name, last_name, password_hash, user_flow_id, origin_domain, partner_name, created_at, last_seen_at)
     values ('${person}', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', now(), now())`,
  )
  await ask(
    url,
    `insert into journeys (person_id, mode, place, flow_version, answers, version, changed_by, saved_at)
     values ('${person}', '${mode}', '{"step": "${first}"}', '${version}', '{"stop_losing": "never-an-answer"}', 1, 'x', now())`,
  )
  const { code, out } = await flows(['diff', `${flowsFolder}/modes/${mode}.json`, mode])
  expect(code).toBe(0)
  expect(out).toContain(
    '1 person is on their way in this mode: 1 stays where they are.\n  → 1 are asked “stop_losing” again: their answer is gone.',
  )
  const elsewhere = await flows(['diff', `${flowsFolder}/modes/onboarding.json`, 'onboarding'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  expect(elsewhere.out).toContain('People are not counted:')
})
