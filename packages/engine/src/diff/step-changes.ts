import type { Condition } from '@app/schemas/flow/condition'
import type { ResolvedMode, ResolvedStep } from '../flow/resolved.ts'
import { canonical } from '../resolve/canonical.ts'
import type { Change } from './change.ts'

type WordsOf = (condition: Condition) => string

/** What changes on the steps that both versions have. */
export function stepChanges(before: ResolvedMode, after: ResolvedMode, say: WordsOf): Change[] {
  return Object.entries(after.steps).flatMap(([step, is]) => {
    const was = before.steps[step]
    return was ? changesOf(step, was, is, say) : []
  })
}

function changesOf(step: string, was: ResolvedStep, is: ResolvedStep, say: WordsOf): Change[] {
  const differs = (part: keyof ResolvedStep) => canonical(was[part] ?? null) !== canonical(is[part] ?? null)
  const tell = (kind: string, sentence: string): Change => ({ kind, sentence: `“${step}” ${sentence}` })
  return [
    ...(differs('needs') ? [tell('needs', `now needs ${is.needs ?? 'nothing'}; before, ${was.needs ?? 'nothing'}.`)] : []),
    ...(differs('empty') ? [tell('empty', `is now empty ${emptyWords(is, say)}; before, ${emptyWords(was, say)}.`)] : []),
    ...(differs('completes') ? [tell('completes', `now completes ${completesWords(is, say)}; before, ${completesWords(was, say)}.`)] : []),
    ...(differs('asks') || differs('collects') ? askChanges(step, was, is) : []),
    ...(differs('sets') ? [tell('sets', `now sets ${JSON.stringify(is.sets)}; before, ${JSON.stringify(was.sets)}.`)] : []),
    ...(differs('learns') ? [tell('learns', `can now find out ${JSON.stringify(is.learns)}; before, ${JSON.stringify(was.learns)}.`)] : []),
    ...(differs('uses')
      ? [tell('uses', `now sends on ${is.uses.join(', ') || 'nothing'}; before, ${was.uses.join(', ') || 'nothing'}.`)]
      : []),
    ...(differs('detours') ? [tell('detours', `now leads aside ${detourWords(is, say)}; before, ${detourWords(was, say)}.`)] : []),
    ...(differs('actions') ? [tell('actions', `now offers ${actionWords(is)}; before, ${actionWords(was)}.`)] : []),
    ...(differs('ends') ? [tell('ends', is.ends ? 'now ends the flow.' : 'no longer ends the flow.')] : []),
    ...(differs('continuesAtQuestions')
      ? [tell('continues', is.continuesAtQuestions ? 'now continues at the questions.' : 'no longer continues at the questions.')]
      : []),
    ...(differs('forgets') ? [tell('forgets', `now clears ${is.forgets.join(', ') || 'nothing'}.`)] : []),
  ]
}

function emptyWords({ empty }: ResolvedStep, say: WordsOf): string {
  return empty === undefined ? 'never' : `when ${say(empty.when)}`
}

function completesWords({ completes }: ResolvedStep, say: WordsOf): string {
  if (!completes) return 'nothing'
  return completes.when === undefined ? `“${completes.key}”` : `“${completes.key}” when ${say(completes.when)}`
}

function askChanges(step: string, was: ResolvedStep, is: ResolvedStep): Change[] {
  const added = is.collects.filter((name) => !was.collects.includes(name))
  const gone = was.collects.filter((name) => !is.collects.includes(name))
  const answers = (info: ResolvedStep) =>
    info.asks.map(({ name, options }) => `${name}: ${options.map(({ value }) => String(value)).join(', ')}`).join('; ') || 'none'
  return [
    ...added.map((name) => ({ kind: 'asks', sentence: `“${step}” now asks “${name}”.` })),
    ...gone.map((name) => ({ kind: 'asks', sentence: `“${step}” no longer asks “${name}”.` })),
    ...(added.length + gone.length > 0
      ? []
      : [{ kind: 'asks', sentence: `The answers on “${step}” change what follows: ${answers(is)}; before, ${answers(was)}.` }]),
  ]
}

function detourWords({ detours }: ResolvedStep, say: WordsOf): string {
  const words = detours.map(({ to, when, after }) => {
    const where = to === undefined ? 'the questions' : `“${to}”`
    const back = after === 'on' ? '' : after === 'end' ? ' and out' : ' and back'
    return when === undefined ? `to ${where}${back}` : `to ${where}${back} when ${say(when)}`
  })
  return words.join(', ') || 'nowhere'
}

function actionWords({ actions }: ResolvedStep): string {
  return actions.map(({ to }) => `“${to}”`).join(', ') || 'no action'
}
