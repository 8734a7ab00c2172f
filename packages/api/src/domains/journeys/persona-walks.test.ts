import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Answers,
  admit,
  answersOnVisit,
  applyAnswers,
  compileFlow,
  completeFacts,
  type Decision,
  type Facts,
  type Flow,
  followAction,
  next,
  type Place,
  restoreJourney,
  start,
  toJourney,
} from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { letBeKnown } from '../testing/let-be-known.ts'
import { newTraveller } from './testing/traveller.ts'

const names = readdirSync(join(flowsFolder, 'personas')).map((file) => file.replace('.json', ''))

let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  app = await startTestApp()
  await app.context.flows.ready()
})
afterAll(() => app.close())

it.each(names)('%s is on every other device where they left off, for the same reason as the engine has', async (name) => {
  const persona = app.context.flows.current().files.persona.get(name)
  const resolved = persona && app.context.flows.current().modes.get(persona.mode)?.live?.resolved
  if (!persona || !resolved) throw new Error(`There is no ${name} to walk.`)
  const flow = compileFlow(resolved)
  const { pk, save, otherDevice } = await newTraveller(app)
  const comeBack = await otherDevice()
  let version = 0
  const path: string[] = []
  for (const { place, facts } of walk(flow, persona)) {
    path.push(place.step)
    await letBeKnown(app.db, pk, {
      hasRecord: facts['personal.record'] === 'present',
      hasSsn: facts['ssn.known'] === true,
      isSigned: facts['letter.signed'] === true,
      wantsIra: facts['ira.interest'] === true,
      hasPaid: facts['membership.paid'] === true,
    })
    const answers = ownAnswers(flow, facts)
    const known = (await comeBack(persona.mode)).body.facts
    const saved = await save(persona.mode, { base: version, place, answers, flowVersion: resolved.version })
    // G6: what only people who do it over HTTP have done (a payment, a signature) is not so here.
    if (admit(flow, place, { ...known, ...answers }).because === 'G6') {
      expect([saved.status, saved.body.code], place.step).toEqual([409, 'not_in_this_state'])
      continue
    }
    expect([saved.status, saved.body.version], place.step).toEqual([200, ++version])
    const { body } = await comeBack(persona.mode)
    const decided = restoreJourney(flow, toJourney(flow, pk, body.facts, place), pk)
    expect(body).toMatchObject({ version, place, decision: { go: place, because: 'R2' }, facts: answers })
    expect([body.decision.go, body.decision.leave, body.decision.because]).toEqual([
      decided.go ?? null,
      decided.leave ?? null,
      decided.because,
    ])
  }
  expect(path).toEqual(persona.expects.path)
})

/** Every place of a persona's way, with what is so when they come there. */
function* walk(flow: Flow, persona: PersonaFile): Generator<{ readonly place: Place; readonly facts: Facts }> {
  const visits = new Map<string, number>()
  let facts = completeFacts(flow, { ...flow.resolved.preset, ...persona.facts })
  let decision: Decision = persona.place === undefined ? start(flow, facts) : { go: { step: persona.place }, because: 'R2', reads: [] }
  while (decision.go) {
    const place = decision.go
    yield { place, facts }
    const visit = visits.get(place.step) ?? 0
    visits.set(place.step, visit + 1)
    const answers = answersOnVisit(persona.answers[place.step] as Answers | readonly Answers[] | undefined, visit)
    const taken = typeof answers['go'] === 'string' ? followAction(flow, place, answers['go'], facts) : undefined
    if (!taken) facts = applyAnswers(flow, place.step, answers, facts)
    decision = taken ?? next(flow, place, facts)
  }
}

/** What of the facts is theirs to tell. */
function ownAnswers(flow: Flow, facts: Facts): Facts {
  const isOwn = (name: string) =>
    flow.resolved.facts[name]?.from === 'person' && !Object.hasOwn(app.context.flows.current().questions, name)
  return Object.fromEntries(Object.entries(facts).filter(([name]) => isOwn(name)))
}
