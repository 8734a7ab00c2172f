import { type Answers, answersOnVisit, shownAsks } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { visitsOf, type Walk } from './use-walk.ts'

/** What a persona answers where they stand. */
export function personaAnswers(persona: PersonaFile | undefined, { context, moves }: Walk): Answers {
  const { step } = context.place
  return answersOnVisit(persona?.answers[step], visitsOf(moves, step))
}

/** Does what the persona does here; says why not, when the persona has no answer. */
export function playOne(persona: PersonaFile, walk: Walk): string | undefined {
  const { step } = walk.context.place
  const answers = personaAnswers(persona, walk)
  const { go } = answers
  if (typeof go === 'string') {
    walk.send({ type: 'TAKE', to: go })
    return undefined
  }
  const open = shownAsks(walk.flow, step, answers, walk.context.facts).filter(
    ({ name, options }) => !options.some(({ value }) => value === (answers[name] ?? '')),
  )
  if (open.length > 0) return `${persona.persona} has no answer to ${open.map(({ name }) => name).join(', ')} on “${step}”.`
  walk.goOn(answers)
  return undefined
}

/** How the walk so far compares with what the persona is expected to walk. */
export function compareWithExpected(
  persona: PersonaFile,
  { moves, context, hasLeft }: Walk,
  isWhole: boolean,
): { says: string; asExpected: boolean } {
  const { path: expected, leaves } = persona.expects
  if (!isWhole)
    return {
      says: `Not compared with the ${expected.length} expected steps, because this walk did not begin at the start of the mode.`,
      asExpected: true,
    }
  const own = moves.filter(({ type }) => type !== 'FACTS')
  if (own.some(({ type }) => type !== 'NEXT' && type !== 'TAKE')) {
    return { says: `Not compared with the ${expected.length} expected steps, because you took a way of your own.`, asExpected: true }
  }
  const path = [...own.map(({ step }) => step), ...(hasLeft ? [] : [context.place.step])]
  const differs = path.findIndex((step, index) => step !== expected[index])
  if (differs >= 0) {
    const wanted = expected[differs] ?? 'the end'
    return { says: `Step ${differs + 1} is “${path[differs]}”; expected was “${wanted}”.`, asExpected: false }
  }
  if (!hasLeft) return { says: `As expected so far: step ${path.length} of ${expected.length}.`, asExpected: true }
  if (path.length < expected.length) return { says: `Left after ${path.length} of ${expected.length} expected steps.`, asExpected: false }
  if (context.why?.leave !== leaves) return { says: `Left to ${context.why?.leave}; expected was ${leaves}.`, asExpected: false }
  return { says: `Walked all ${expected.length} steps as expected, and left to ${leaves}.`, asExpected: true }
}
