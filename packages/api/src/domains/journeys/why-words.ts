import type { Decision, Facts, Flow, Returning } from '@app/engine'
import { type Explained, explainResume } from '@app/engine/author'

/** Why a person is sent to a step, in the words of the engine: the rule that decided, and why their saved place did not. */
export function whyWords(flow: Flow, facts: Facts, returning: Returning, { leave }: Decision): string {
  const { rules } = explainResume(flow, facts, returning)
  const telling = rules.filter(({ rule, decided }) => decided || (rule === 'R2' && returning.saved !== undefined))
  const sentences = telling.map(sentence)
  return (rules.some(({ decided }) => decided) ? sentences : [...sentences, `Nothing is left to do here: leave to ${leave}.`]).join(' ')
}

function sentence({ says, answer }: Explained): string {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}: ${answer}.`
}
