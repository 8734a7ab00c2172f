import { modeNames } from '../../model/support/all-flows.ts'
import { fewWithAll } from '../../support/few-with-all.ts'
import { isFew } from '../../support/is-few.ts'
import { isWhole } from './is-whole.ts'
import { fieldsOf, stepNames, stepOf } from './mode.ts'

/** One part of all modes: two files are worked on beside each other. */
export function shareOfModes(part: number, parts: number, names: readonly string[] = modeNames): readonly string[] {
  return names.filter((_name, index) => index % parts === part)
}

/** One part of all steps; or of as few as have every kind of screen, field and panel between them; or, fewer still, of screen and field. */
export function shareOfSteps(part: number, parts: number): readonly string[] {
  return shareOfModes(part, parts, isWhole ? stepNames : fewWithAll(stepNames, isFew ? actsOf : partsOf, () => 1))
}

/** The kinds of everything that a step is drawn with. */
function partsOf(name: string): readonly string[] {
  const panels = (stepOf(name).body ?? []).flatMap((block) => ('panel' in block ? [block.panel] : []))
  return [...actsOf(name), ...panels.map((panel) => `panel ${panel}`)]
}

/** The kinds of what people act on. */
export function actsOf(name: string): readonly string[] {
  const step = stepOf(name)
  return [`kind ${step.kind}`, ...fieldsOf(step).map(({ type }) => `field ${type}`)]
}
