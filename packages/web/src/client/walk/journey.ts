import type { Facts, Flow, Place } from '@app/engine'
import { create } from 'zustand'
import { type Answer, done, type Failure } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import type { Answered } from '../service/calls.ts'
import { onSignOut } from '../session/resets.ts'
import { unsaved } from './unsaved.ts'

export type SavedJourney = Answered<'GET /api/journeys/{mode}'>

/** Whether what was done is saved, in the words of the line at the foot of every page. */
type SaveState = 'nothing' | 'saving' | 'saved' | 'waiting' | 'gone' | 'elsewhere'

type Journeys = {
  /** How often the service saw each journey change, as far as this page knows. */
  readonly versions: Readonly<Record<string, number>>
  readonly state: SaveState
  /** The answers of the page that is shown were sent, and could not be saved. */
  readonly isRefused: boolean
  /** The step on which the person is on another device. */
  readonly elsewhere: string | undefined
}

const nothing: Journeys = { versions: {}, state: 'nothing', isRefused: false, elsewhere: undefined }
export const useJourneys = create<Journeys>(() => nothing)
onSignOut(() => useJourneys.setState(nothing, true))

/** Where the service says a person belongs, and everything it knows that the mode may ask for. */
export async function fetchJourney(mode: string): Promise<Answer<SavedJourney>> {
  const answer = await ask('GET /api/journeys/{mode}', { params: { mode } })
  if (answer.ok) saveVersion(mode, answer.data.version)
  return answer
}

/** What the service knows now. A place on another device stays unknown here, or the next save would overwrite it. */
export async function fetchFacts({ resolved }: Flow): Promise<Answer<Facts>> {
  const answer = await ask('GET /api/journeys/{mode}', { params: { mode: resolved.mode } })
  return answer.ok ? done(serviceFacts(resolved, answer.data.facts)) : answer
}

type Save = {
  readonly mode: string
  readonly flow: Flow
  readonly place: Place
  readonly facts: Facts
  readonly questions: ReadonlySet<string>
}

const places = new Map<string, Place>()
onSignOut(() => places.clear())

/** Where this page has last put the person in a mode, with where a side trip there began. */
export function placeHere(mode: string): Place | undefined {
  return places.get(mode)
}

/** Sets the place that the service already has. */
export function setPlace(mode: string, place: Place): void {
  places.set(mode, place)
}

let last: Promise<unknown> = Promise.resolve()
let person = 0
onSignOut(() => person++)

/** Saves the place of a person, one save after the other. Progress on another device is never overwritten in silence. */
export function savePlace(save: Save): Promise<void> {
  setPlace(save.mode, save.place)
  useJourneys.setState({ state: 'saving' })
  return sendInTurn(save, () => true)
}

/** What was saved after it counts more. */
const waiting = unsaved<Save>((save) => void sendInTurn(save, () => waiting.has(save)))

function sendInTurn(save: Save, isWanted: () => boolean): Promise<void> {
  const mine = person
  const isTheirs = () => mine === person
  const sent = last.then(() => (isTheirs() && isWanted() ? putPlace(save, isTheirs) : undefined))
  last = sent
  return sent
}

/** Waits until every place has been sent, so that the next question to the service takes it into account. */
export async function placesSent(): Promise<void> {
  await last
}

/** The person goes on where they are on the other device: nothing of here is to be saved. */
export function followElsewhere(): void {
  useJourneys.setState({ state: 'saved', elsewhere: undefined })
}

/** The person goes on here, whatever they did on the other device. */
export async function overrule(save: Save): Promise<void> {
  await fetchJourney(save.mode)
  await savePlace(save)
}

async function putPlace(save: Save, isTheirs: () => boolean): Promise<void> {
  const { mode, flow, place, facts, questions } = save
  const answer = await ask('PUT /api/journeys/{mode}', {
    params: { mode },
    base: useJourneys.getState().versions[mode] ?? 0,
    body: { place, flow_version: flow.resolved.version, answers: ownFacts(flow, facts, questions) },
  })
  // Who has signed out meanwhile has nothing here that waits.
  if (!isTheirs()) return
  if (!answer.ok) return answer.failure.code === 'precondition_failed' ? meetOther(save, isTheirs) : putAside(save, answer.failure)
  saveVersion(mode, answer.data.version)
  waiting.drop(mode)
  useJourneys.setState({ state: waiting.isEmpty() ? 'saved' : 'waiting', elsewhere: undefined })
}

/** What is said of a place that this page knows and the service no more. */
const gone: ReadonlySet<Failure['code']> = new Set(['step_not_found', 'mode_not_found'])

function putAside(save: Save, failure: Failure): void {
  // Sent again, it would be refused again.
  if (gone.has(failure.code)) waiting.drop(save.mode)
  else waiting.add(save, failure)
  useJourneys.setState({ state: gone.has(failure.code) ? 'gone' : 'waiting' })
}

/** Another device has saved meanwhile. On the same step that does not matter; otherwise the person decides which counts. */
async function meetOther(save: Save, isTheirs: () => boolean): Promise<void> {
  const other = await ask('GET /api/journeys/{mode}', { params: { mode: save.mode } })
  if (!isTheirs()) return
  if (!other.ok) return putAside(save, other.failure)
  const step = other.data.place?.step
  if (step !== undefined && step !== save.place.step) {
    waiting.drop(save.mode)
    return useJourneys.setState({ state: 'elsewhere', elsewhere: step })
  }
  saveVersion(save.mode, other.data.version)
  await putPlace(save, isTheirs)
}

function saveVersion(mode: string, version: number): void {
  const { versions } = useJourneys.getState()
  useJourneys.setState({ versions: { ...versions, [mode]: version } })
}

/** What a person answers in a flow. What the questionnaire saves has a page of its own and is not shown twice. */
export function ownFacts({ resolved }: Flow, facts: Facts, questions: ReadonlySet<string>): Record<string, string | boolean> {
  const own: Record<string, string | boolean> = {}
  for (const [name, { from }] of Object.entries(resolved.facts)) {
    const value = facts[name]
    if (from === 'person' && value !== undefined && !questions.has(name)) own[name] = value
  }
  return own
}

/** What a person tells on their way the page knows better: it may not be saved yet. */
function serviceFacts({ facts: all }: Flow['resolved'], facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => all[name]?.from !== 'person'))
}
