import { setTimeout as pause } from 'node:timers/promises'
import type { OfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import { type Chat, ChatProblem, type ChatTurn } from './chat.ts'
import said from './sandbox-answers.json' with { type: 'json' }

const pauseMs = 5
const halfway = 5

/**
 * Stands in for a language model: it knows a few answers, goes by the words of the question and the subject of the chat, and speaks word
 * by word. A message with “#timeout” is never answered, one with “#failure” fails at once, and one with “#broken” after a few words.
 */
export function sandboxChat(): Chat {
  return { kind: 'sandbox', answer }
}

async function* answer(turns: readonly ChatTurn[], category: OfferCategory, signal: AbortSignal): AsyncIterable<string> {
  const question = turns.at(-1)?.text ?? ''
  if (question.includes('#failure')) throw new ChatProblem('unreachable')
  if (question.includes('#timeout')) await untilStopped(signal)
  for (const [place, word] of words(textFor(turns, category)).entries()) {
    if (place === halfway && question.includes('#broken')) throw new ChatProblem('broken-off')
    await pause(pauseMs, undefined, { signal }).catch(() => stopped())
    yield word
  }
}

function textFor(turns: readonly ChatTurn[], category: OfferCategory): string {
  const asked = new Set((turns.at(-1)?.text ?? '').toLowerCase().match(/[\p{L}\d]+/gu))
  const known = said.questions
    .map((one) => ({ ...one, hits: one.words.filter((word) => asked.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits)
  const best = known[0] && known[0].hits > 0 ? known[0].answer : said.subjects[category]
  return turns.some(({ role, text }) => role === 'assistant' && text.endsWith(best)) ? `${said.again}${best}` : best
}

function words(text: string): readonly string[] {
  return text.match(/\S+\s*/g) ?? []
}

async function untilStopped(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return stopped()
}

function stopped(): never {
  throw new ChatProblem('stopped')
}
