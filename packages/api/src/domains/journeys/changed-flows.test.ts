import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '@app/engine'
import type { ModeFile } from '@app/schemas/flow/mode'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Context } from '../../context/context.ts'
import type { FactColumns } from '../../facts/facts-of.ts'
import { codeOf, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { openTestFlows } from '../../flows/testing/open-test-flows.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { addMarks } from '../progress/store.ts'
import { letBeKnown } from '../testing/let-be-known.ts'
import { realFacts } from '../testing/real-flows.ts'
import { comeBack } from './come-back.ts'
import { countPeopleAt, type PeopleAt } from './count-people-at.ts'
import type { OwnAnswers } from './in-mode.ts'
import { listJourneys } from './list-journeys.ts'
import { saveJourney } from './save-journey.ts'

const known = { hasRecord: true, isSigned: true, wantsIra: true }

let app: Awaited<ReturnType<typeof startTestApp>>
let folder: string
let flows: LiveCatalogue
let context: Context
const mendings: (() => Promise<void>)[] = []

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await cp(flowsFolder, folder, { recursive: true })
  await rm(join(folder, 'personas'), { recursive: true })
  await writeFile(join(folder, 'modes/never-sound.json'), '{')
  flows = openTestFlows(folder)
  // Everybody here has just paid: the last page of a mode opens to nobody else.
  const facts: FactColumns = { ...realFacts, read: (row) => ({ ...realFacts.read(row), 'payment.made': true }) }
  context = { ...app.context, flows, facts }
  await flows.ready()
})
afterEach(async () => {
  for (const mend of mendings.splice(0)) await mend()
})
afterAll(async () => {
  flows.close()
  await rm(folder, { recursive: true })
  await app.close()
})

it('nobody lands on a step that is gone', async () => {
  const person = await travellerAt('landing-rollover', { step: 'ira/schedule-call' })
  await change('landing-rollover', withoutCall)
  const back = await cameBack(person, 'landing-rollover')
  expect(back).toMatchObject({ place: { step: 'ira/schedule-call' }, decision: { go: { step: 'previous-jobs' }, because: 'R5' } })
  expect(back.why).toBe('“ira/schedule-call” is gone. The first required step that is not done: go to “previous-jobs”.')
  expect(back.flow_version).not.toBe(back.saved_flow_version)
})

it('nobody lands on a step that is gone, even if there is nothing left to do', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'congrats' })
  await addMarks(app.db, person, ['ira_interested'], app.context.now())
  expect((await cameBack(person, 'landing-solo-only')).decision).toMatchObject({ go: { step: 'congrats' }, because: 'R2' })
  await change('landing-solo-only', (mode) => ({ ...mode, steps: mode.steps.slice(0, -1) }))
  expect((await cameBack(person, 'landing-solo-only')).decision).toMatchObject({ go: { step: 'personal-information' }, because: 'R6' })
})

it('a side trip from a step that is gone goes on without it', async () => {
  const person = await travellerAt('landing-rollover', {
    step: 'previous-jobs',
    from: { step: 'ira/schedule-call', after: 'on', detour: 0 },
  })
  await change('landing-rollover', withoutCall)
  expect((await cameBack(person, 'landing-rollover')).decision).toMatchObject({ go: { step: 'previous-jobs' }, because: 'R2' })
})

it('nobody can save a step that is gone', async () => {
  await change('landing-rollover', withoutCall)
  const saved = await travellerAt('landing-rollover', { step: 'ira/schedule-call' }).catch((error) => error.message)
  expect(saved).toBe('step_not_found')
})

it('nobody gets past a required step that is new', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'beagle-member' })
  await letBeKnown(app.db, person, { ...known, isSigned: false })
  await change('landing-solo-only', ({ steps: [first, ...rest], ...mode }) => ({
    ...mode,
    steps: [first ?? '', 'letter-of-authorization', ...rest],
  }))
  const back = await cameBack(person, 'landing-solo-only')
  expect(back.decision).toMatchObject({ go: { step: 'letter-of-authorization' }, because: 'R5' })
  expect(back.why).toContain('not used: something required before it is not done')
})

it('a change behind the place leaves people where they are', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'beagle-member' })
  await change('landing-solo-only', (mode) => ({ ...mode, steps: mode.steps.slice(0, -1) }))
  const back = await cameBack(person, 'landing-solo-only')
  expect(back.decision).toMatchObject({ go: { step: 'beagle-member' }, because: 'R2' })
  expect(back.flow_version).not.toBe(back.saved_flow_version)
})

it('an answer that is no longer one of the answers is unknown again', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'beagle-member' }, { member: 'free' })
  expect((await cameBack(person, 'landing-solo-only')).facts).toMatchObject({ member: 'free' })
  const kept = app.db.updateTable('journeys').set({ answers: JSON.stringify({ member: 'perhaps', email: 'no' }) })
  await kept.where('person_id', '=', person).execute()
  expect(Object.keys((await cameBack(person, 'landing-solo-only')).facts)).not.toContain('member')
})

it('a page of an earlier version goes on saving after an answer and a fact that it tells of are gone', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'beagle-member' })
  const gone = { member: 'perhaps', no_longer_asked: 'yes', citizen_status: 'us-citizen' }
  const save = (base: number, flow_version: string) =>
    saveJourney(context, person, {
      mode: 'landing-solo-only',
      base,
      requestKey: randomUUID(),
      place: { step: 'congrats' },
      flow_version,
      answers: { ...gone, search_choice: 'for-me' },
    })
  expect(await save(1, 'e'.repeat(16))).toMatchObject({ place: { step: 'congrats' }, answers: { search_choice: 'for-me' } })
  // One of today knows better.
  const { flow_version: now } = await cameBack(person, 'landing-solo-only')
  expect(code(await save(2, now))).toBe('validation_failed')
})

it('people half-way find their place and their answers again after the mode, the step and the fact got other names', async () => {
  const renamed = { modes: { 'landing-before': 'landing-solo-only' }, steps: { membership: 'beagle-member' }, facts: { joined: 'member' } }
  const now = { ...context, flows: { ...flows, ready: async () => ({ ...flows.current(), renamed }) } }
  const { pk: person } = await app.signUp()
  await letBeKnown(app.db, person, known)
  const left = { place: JSON.stringify({ step: 'membership' }), answers: JSON.stringify({ joined: 'free' }), flow_version: 'v' }
  const row = { person_id: person, mode: 'landing-before', ...left, changed_by: randomUUID(), saved_at: app.context.now() }
  await app.db.insertInto('journeys').values(row).execute()
  for (const name of ['landing-solo-only', 'landing-before']) {
    expect(await comeBack(now, person, name)).toMatchObject({
      mode: 'landing-solo-only',
      version: 1,
      place: { step: 'beagle-member' },
      decision: { go: { step: 'beagle-member' }, because: 'R2' },
      facts: { member: 'free' },
    })
  }
  const { results } = await listJourneys(now, person, undefined)
  expect(results).toMatchObject([{ mode: 'landing-solo-only', step: 'beagle-member' }])
  // A page that was open all the while, and then one that came after.
  const save = (mode: string, step: string, base: number, answers: OwnAnswers) =>
    saveJourney(now, person, { mode, base, requestKey: randomUUID(), place: { step }, flow_version: 'v', answers })
  const memberAfter = async (saved: ReturnType<typeof save>) => {
    expect(await saved).toMatchObject({ mode: 'landing-solo-only', place: { step: 'beagle-member' } })
    const back = await comeBack(now, person, 'landing-solo-only')
    return isFailure(back) ? undefined : [back.version, back.facts['member']]
  }
  expect(await memberAfter(save('landing-before', 'membership', 1, { joined: 'member' }))).toEqual([2, 'member'])
  expect(await memberAfter(save('landing-solo-only', 'beagle-member', 2, { member: 'free' }))).toEqual([3, 'free'])
})

it('an answer that got another name still counts for whoever gave it, and for a page that was open all the while', async () => {
  const person = await travellerAt('landing-solo-only', { step: 'beagle-member' }, { stop_losing: 'not-now' })
  const now = { ...context, flows: { ...flows, ready: async () => withLater(flows.current()) } }
  const stopLosing = async () => {
    const back = await comeBack(now, person, 'landing-rollover')
    return isFailure(back) ? codeOf(back) : back.facts['stop_losing']
  }
  const save = (base: number, answer: string) =>
    saveJourney(now, person, {
      mode: 'landing-rollover',
      base,
      requestKey: randomUUID(),
      place: { step: 'previous-jobs' },
      flow_version: 'v',
      answers: { stop_losing: answer },
    })
  expect(await save(0, 'not-now')).toMatchObject({ answers: { stop_losing: 'later' } })
  expect(await stopLosing()).toBe('later')
  expect(await save(1, 'yes')).toMatchObject({ answers: { stop_losing: 'yes' } })
  expect(await stopLosing()).toBe('yes')
  await app.db
    .updateTable('journeys')
    .set({ answers: JSON.stringify({ stop_losing: 'not-now' }) })
    .where('person_id', '=', person)
    .execute()
  expect(await stopLosing()).toBe('later')
})

it('people are counted in a mode, on a step, and by what they have answered', async () => {
  const count = (at: PeopleAt) => countPeopleAt(app.db, at)
  const asked: readonly PeopleAt[] = [
    { what: 'mode', names: ['landing-solo-only', 'landing-before'] },
    { what: 'step', names: ['beagle-member'] },
    { what: 'fact', names: ['member'] },
    { what: 'option', names: ['member'], values: ['free'] },
    { what: 'option', names: ['member'], values: ['member'] },
  ]
  const before = await Promise.all(asked.map(count))
  await travellerAt('landing-solo-only', { step: 'beagle-member' }, { member: 'free' })
  const after = await Promise.all(asked.map(count))
  expect(after.map((number, at) => number - (before[at] ?? 0))).toEqual([1, 1, 1, 1, 0])
})

it('a mode that was never sound says so', async () => {
  expect(await comeBack(context, randomUUID(), 'never-sound').then(code)).toBe('mode_not_sound')
  expect(await travellerAt('never-sound', { step: 'qa' }).catch((error) => error.message)).toBe('mode_not_sound')
})

async function travellerAt(mode: string, place: Place, answers = {}): Promise<string> {
  const { pk } = await app.signUp()
  await letBeKnown(app.db, pk, known)
  const flowVersion = flows.current().modes.get(mode)?.live?.resolved.version ?? ''
  const saved = await saveJourney(context, pk, { mode, base: 0, requestKey: randomUUID(), place, flow_version: flowVersion, answers })
  if (isFailure(saved)) throw new Error(codeOf(saved))
  return pk
}

async function cameBack(personId: string, mode: string) {
  const back = await comeBack(context, personId, mode)
  if (isFailure(back)) throw new Error(codeOf(back))
  return back
}

function code(answer: object): unknown {
  return isFailure(answer) ? codeOf(answer) : answer
}

/** The flows with another name for an answer, in the files and in each mode. */
function withLater(snapshot: FlowSnapshot): FlowSnapshot {
  const later = ({ text }: { readonly text: string }) => JSON.parse(text.replaceAll('"not-now"', '"later"'))
  const modes = new Map(
    [...snapshot.modes].map(([name, mode]) => [
      name,
      { ...mode, live: mode.live && { ...mode.live, resolved: later({ text: JSON.stringify(mode.live.resolved) }) } },
    ]),
  )
  return { ...snapshot, modes, formerly: { stop_losing: [{ value: 'yes' }, { value: 'later', formerly: ['not-now'] }] } }
}

/** Saves the file of a mode and waits until it is live, and again after the test. */
async function change(name: string, edit: (mode: ModeFile) => unknown): Promise<void> {
  const file = join(folder, 'modes', `${name}.json`)
  const before = await readFile(file, 'utf8')
  await saveFile(name, file, JSON.stringify(edit(JSON.parse(before))))
  mendings.push(() => saveFile(name, file, before))
}

async function saveFile(mode: string, file: string, text: string): Promise<void> {
  const version = () => flows.current().modes.get(mode)?.live?.resolved.version
  const before = version()
  await writeFile(file, text)
  await expect.poll(version).not.toBe(before)
}

/** The call is one of the steps of a sequence: the mode names the others itself. */
function withoutCall(mode: ModeFile) {
  const steps = mode.steps.flatMap((one) =>
    typeof one === 'object' && 'sequence' in one && one.sequence === 'move' ? ['ira/select-401ks', 'ira/rollover-call-3'] : [one],
  )
  return { ...mode, steps, side: [...(mode.side ?? []), 'ira/rollover-call-4', 'ira/rolling-over'] }
}
