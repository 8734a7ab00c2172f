import type { Rule } from '@app/engine'

const rules: Readonly<Record<string, string>> = {
  N1: 'The next step of the order that is for this person.',
  N5: 'A fact that the decision needs is not known: the step that asks it comes first.',
  N6: 'The step has no place in the order, so resume decides.',
  B1: 'Back to the step that was recorded on the way here.',
  B2: 'Back to the step that this side step was reached from.',
  B3: 'Back to the page before in the list that is for this person.',
  R2: 'Resume: the saved place, since mode and person match.',
  R3: 'Resume: the first question page that is not answered.',
  R4: 'Resume: every question is answered, so where the mode then goes.',
  R5: 'Resume: the first required step that is not done.',
  R6: 'Resume: everything is done, so where the mode finishes.',
  S1: 'A side step comes next, because its condition holds.',
  S2: 'The side step is done: back to the step it was reached from.',
  S4: 'The answers lead back to an earlier step.',
  S5: 'A question page is not answered yet: it comes first, and then back.',
  S6: 'A button led to a side step.',
  O1: 'What people come for is not possible: the page that says why comes next.',
  O2: 'What is paid for there is not possible: the page that says why comes instead.',
  O3: 'What people come for is not possible: they come back to the page that says why.',
  Q3: 'The first question page that is not answered.',
  G0: 'The step was opened, and its guard lets in.',
  E1: 'That was the last step: the flow ends.',
  E2: 'The flow ends after this step.',
}

/** What a rule says. The checks of the guard are numbered, and all say the same. */
export function ruleWords(rule: Rule): string {
  return (
    rules[rule] ?? (rule.startsWith('G') ? 'The guard of the step does not let in: it says where to go instead.' : 'A rule of the engine.')
  )
}
