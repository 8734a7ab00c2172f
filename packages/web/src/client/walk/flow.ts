import { compileFlow, type Flow, type ResolvedMode } from '@app/engine'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { useMemo } from 'react'
import { askedLanguage, language } from '../language.ts'
import type { Answer } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import type { Answered } from '../service/calls.ts'
import { type ShownStep, useOtherStep } from './use-other-step.ts'

type View = Answered<'GET /api/flows/{mode}/walk'>

/** A mode as it is live: its words, and the ways between its steps. */
export type WalkedMode = Omit<View, 'resolved'> & {
  readonly flow: Flow
  /** Puts the words of the brand into those of a step. */
  readonly say: <T>(words: T) => T
}

const loads = new Map<string, Promise<Answer<WalkedMode>>>()

/** The live version of a mode, in the language of the page. A person stays on the one that they loaded until they come again. */
export function loadMode(mode: string): Promise<Answer<WalkedMode>> {
  const name = `${language()} ${mode}`
  const kept = loads.get(name)
  if (kept) return kept
  const load = fetchMode(mode)
  loads.set(name, load)
  void load.then(({ ok }) => ok || loads.delete(name))
  return load
}

/** The next walk begins with what is live then. */
export function forgetModes(): void {
  loads.clear()
}

async function fetchMode(mode: string): Promise<Answer<WalkedMode>> {
  const answer = await ask('GET /api/flows/{mode}/walk', { params: { mode }, query: askedLanguage() })
  if (!answer.ok) return answer
  // The service and this page come from one build, with one engine: it wrote what is read here.
  const flow = compileFlow(answer.data.resolved as ResolvedMode)
  const { steps, questions, brand } = answer.data
  const say = <T>(words: T): T => fillBrandWords(words, brand)
  return { ok: true, data: { ...answer.data, steps: say(steps), questions: say(questions), flow, say } }
}

/** The words of a step. Any step can be opened under any mode: one that the mode does not have is loaded when it is. */
export function useStep(mode: WalkedMode, name: string): ShownStep {
  const own = mode.steps[name]
  const other = useOtherStep(name !== '' && own === undefined ? name : undefined)
  const said = useMemo(() => other.step && mode.say(other.step), [mode, other.step])
  return { ...other, step: own ?? said }
}
