import { compileFlow, completeFacts, type Facts, type Flow, type Place, type ResolvedMode } from '@app/engine'
import type { ErrorDetails } from '@app/schemas/errors'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { type Failure, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { answersNow } from '../../flows/now-called.ts'
import { liveModeOf } from '../flows/routes.ts'

const compiledOf = openedOnce(() => compiledFlows())

/** The version of a mode that is live, ready to decide, by its name or one that it had before. */
export function liveFlow(context: Context, flows: FlowSnapshot, mode: string): Flow | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = liveModeOf(flows, mode)
  return isFailure(status) ? status : flowOf(context, status.live.resolved)
}

export function flowOf(context: Context, resolved: ResolvedMode): Flow {
  return compiledOf(context)(resolved)
}

/** More than there are modes, with a few versions of each while their files are worked on. */
const mostCompiled = 200

/** Compiles each version of a mode once. The one that was asked for longest ago goes first. */
export function compiledFlows(most = mostCompiled): (resolved: ResolvedMode) => Flow {
  const kept = new Map<string, Flow>()
  return (resolved) => {
    const flow = kept.get(resolved.version) ?? compileFlow(resolved)
    kept.delete(resolved.version)
    kept.set(resolved.version, flow)
    for (const version of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(version)
    }
    return flow
  }
}

/** Answers that people gave in a flow, by the name of the fact. */
export type OwnAnswers = Readonly<Record<string, FactValue>>

const notAsked: Words<string> = {
  en: 'This is nothing that people answer on their way.',
  es: 'Esto no es algo que las personas respondan en el camino.',
}

type Fact = ResolvedMode['facts'][string] | undefined

/** Everything that a mode may ask for: what the person told us and what the service knows, which no answer replaces. */
export function allFacts(flows: FlowSnapshot, flow: Flow, answers: OwnAnswers, known: Facts): Facts {
  return completeFacts(flow, { ...flow.resolved.preset, ...countingAnswers(flows, flow.resolved, answersNow(flows, answers)), ...known })
}

/** What is wrong with answers, by field: each must be a fact that people decide themselves, and one of its values. */
export function answerProblems(flows: FlowSnapshot, resolved: ResolvedMode, answers: OwnAnswers): NonNullable<ErrorDetails['fields']> {
  const wrong = Object.entries(answers).flatMap(([name, value]) => {
    const values = possibleValues(flows, resolved, name)
    if (values?.includes(value)) return []
    return [[`answers.${name}`, [values ? choiceWords(values.join(', ')) : notAsked]]]
  })
  return Object.fromEntries(wrong)
}

/** The answers that still count in a mode: a fact may have lost a value since, or be gone. */
function countingAnswers(flows: FlowSnapshot, resolved: ResolvedMode, answers: OwnAnswers): OwnAnswers {
  const counts = ([name, value]: [string, FactValue]) => valuesOf(flows, factIn(resolved, name), name)?.includes(value)
  return Object.fromEntries(Object.entries(answers).filter(counts))
}

/** Any step can be opened under any mode, and asks what it asks. */
function possibleValues(flows: FlowSnapshot, resolved: ResolvedMode, name: string): readonly FactValue[] | undefined {
  return valuesOf(flows, factIn(resolved, name) ?? factElsewhere(flows, name), name)
}

function factElsewhere(flows: FlowSnapshot, name: string): Fact {
  return [...flows.modes.values()].map(({ live }) => live && factIn(live.resolved, name)).find((fact) => fact !== undefined)
}

function factIn({ facts }: ResolvedMode, name: string): Fact {
  return Object.hasOwn(facts, name) ? facts[name] : undefined
}

/** Answers to the questionnaire are facts too, but they are saved with it. */
function valuesOf(flows: FlowSnapshot, fact: Fact, name: string): readonly FactValue[] | undefined {
  return fact?.from === 'person' && !Object.hasOwn(flows.questions, name) ? fact.values : undefined
}

function choiceWords(values: string): Words<string> {
  return { en: `Choose one of these: ${values}.`, es: `Elige una de estas opciones: ${values}.` }
}

/** The first step of a place that a mode does not have: the step itself, or one that it was reached from. */
export function strangeStep({ steps }: ResolvedMode, place: Place): string | undefined {
  return stepsOf(place).find((step) => !Object.hasOwn(steps, step))
}

/** A saved place as far as the mode still has it. Any step can be opened under any mode, but nobody is sent to one that the mode has lost. */
export function placeInMode(resolved: ResolvedMode, place: Place): Place | undefined {
  const strange = strangeStep(resolved, place)
  if (strange === undefined) return place
  return Object.hasOwn(resolved.steps, place.step) ? { step: place.step } : undefined
}

function stepsOf(place: Place): readonly string[] {
  return place.from ? [place.step, ...stepsOf(place.from)] : [place.step]
}
