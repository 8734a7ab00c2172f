import { completeFacts, type Flow } from '../flow/compile.ts'
import { type Facts, YES } from '../flow/conditions.ts'
import type { Decision } from '../flow/decision.ts'
import { type Returning, resumeRules } from '../flow/enter.ts'
import { type ChoosableModes, chooseMode, type ModeChoice, type ModeSources } from '../flow/mode.ts'

/** One rule on the way to a decision, and its result. */
export type Explained = {
  readonly rule: string
  readonly says: string
  readonly answer: string
  readonly decided: boolean
  readonly reads: readonly string[]
}

const resumeWords: Readonly<Record<string, string>> = {
  R2: 'the saved place, when mode and person match',
  O3: 'the page that says why, when what people come for is ruled out',
  R3: 'the first unanswered question page, in modes that resume by questions',
  R4: 'where the mode goes when every question is answered',
  R5: 'the first required step that is not done',
  R6: 'where the mode goes when everything is done',
}

/** Where a person would be sent, rule by rule, in the order in which the rules are asked. */
export function explainResume(flow: Flow, known: Facts, returning: Returning): { rules: Explained[]; decision: Decision | undefined } {
  const facts = completeFacts(flow, known)
  const rules: Explained[] = []
  for (const { rule, decide } of resumeRules) {
    const reads: string[] = []
    const decision = decide(flow, facts, reads, returning)
    rules.push({
      rule,
      says: resumeWords[rule] ?? '',
      answer: answerOf(flow, rule, decision, returning),
      decided: decision !== undefined,
      reads: [...new Set(reads)],
    })
    if (decision) return { rules, decision }
  }
  return { rules, decision: undefined }
}

function answerOf(flow: Flow, rule: string, decision: Decision | undefined, returning: Returning): string {
  if (decision) return decidedWords(decision)
  if (rule === 'R2') return returning.saved ? `not used: ${savedWords(flow, returning)}` : 'nothing is saved'
  if (rule === 'R3' || rule === 'R4') return flow.answered ? 'every question is answered' : 'this mode does not resume by questions'
  if (rule === 'R5') return `done: ${flow.required.map(({ fact }) => fact.replace('progress.', '')).join(', ') || 'nothing is required'}`
  return 'no condition holds'
}

function decidedWords(decision: Decision): string {
  const to = decision.go ? `go to “${decision.go.step}”` : `leave to ${decision.leave}`
  if (decision.refused !== undefined) return `would be “${decision.refused}”, but its guard says: ${to} (${decision.because})`
  return decision.unknown === undefined ? to : `${to}, because “${decision.unknown}” is not known yet`
}

function savedWords(flow: Flow, { person, saved }: Returning): string {
  if (saved?.mode !== flow.resolved.mode) return `it is of the mode “${saved?.mode}”`
  if (saved.person !== person) return 'it is of another person'
  if (!flow.nodes.has(saved.place.step)) return `“${saved.place.step}” is gone`
  return 'something required before it is not done'
}

/** The state of every required step: for the list that explain prints under R5. */
export function requiredStates(flow: Flow, known: Facts): { key: string; steps: string[]; done: boolean }[] {
  const facts = completeFacts(flow, known)
  return flow.required.map(({ fact, test, items }) => ({
    key: fact.replace('progress.', ''),
    steps: items.flatMap((item) => flow.items[item]?.map(({ step }) => step) ?? []),
    done: test.of(facts) === YES,
  }))
}

const modeRules = {
  M1: 'the mode of the query',
  M2: 'the mode that was asked for',
  M3: 'the saved mode',
  M4: 'the default mode',
  M5: 'unknown, so the default mode',
} as const

/** Which mode a person gets, and by which rule; M7 with it where the mode is named as it was called before. */
export function explainMode(
  sources: ModeSources,
  modes: Omit<ChoosableModes, 'isRemembered'>,
): { mode: string; rule: ModeChoice['because']; says: string } {
  const { mode, because } = chooseMode(sources, { ...modes, isRemembered: () => false })
  const named = [sources.query, sources.argument, sources.saved].find(Boolean) ?? mode
  const isOld = because !== 'M5' && named !== mode
  return { mode, rule: because, says: `${modeRules[because]}${isOld ? `, which was called “${named}” before (M7)` : ''}` }
}
