import { withoutPrivateNumbers } from '@app/schemas/rules/people/private-numbers'
import type { OfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import type { CoreContext } from '../../core/core-context.ts'
import { type Chat, ChatProblem, type ChatTurn } from '../../partners/chat/chat.ts'
import type { Telling } from './answer-stream.ts'
import { messagesOf, saveMessage } from './messages.ts'

type ChatKey = { readonly visitorId: string; readonly category: OfferCategory }
type Outcome = 'whole' | 'broken' | 'unavailable'

const mostTurns = 20
const mostCharacters = 8_000
const longestAnswer = 8_000
const sorry = 'We can’t answer right now. We’ve kept your message. Send it again in a few minutes.'

/** Has the last message of a chat answered, streams the answer, and saves as much of it as there was. */
export async function answerMessage(context: CoreContext, partner: Chat, talk: ChatKey, { tell, signal }: Telling): Promise<void> {
  const turns = turnsOf(await messagesOf(context, talk))
  let text = ''
  const outcome = await listen(partner.answer(turns, talk.category, signal), signal, (piece) => {
    text = (text + piece).slice(0, longestAnswer)
    tell({ type: 'text', text: piece })
    return text.length < longestAnswer
  })
  const kept = text === '' ? undefined : await saveMessage(context, talk, { role: 'assistant', text, isWhole: outcome === 'whole' })
  if (outcome === 'whole' && kept !== undefined) tell({ type: 'done', message: kept })
  else tell({ type: 'failed', code: 'partner_unavailable', detail: sorry })
}

/** Reads an answer to its end, or until it is aborted. */
async function listen(pieces: AsyncIterable<string>, signal: AbortSignal, hear: (piece: string) => boolean): Promise<Outcome> {
  try {
    for await (const piece of pieces) {
      if (signal.aborted) return 'broken'
      const plain = piece.replace(/[^\P{C}\n\t\u200d]/gu, '')
      if (plain !== '' && !hear(plain)) return 'whole'
    }
    return signal.aborted ? 'broken' : 'whole'
  } catch (error) {
    if (error instanceof ChatProblem || signal.aborted) return 'unavailable'
    throw error
  }
}

/** The end of the chat, as much as the partner needs; without what is not for other companies. The visitor speaks first and last. */
function turnsOf(messages: Awaited<ReturnType<typeof messagesOf>>): readonly ChatTurn[] {
  const recent: ChatTurn[] = []
  let characters = 0
  for (const { role, text } of messages.slice(-mostTurns).toReversed()) {
    characters += text.length
    if (characters > mostCharacters && recent.length > 0) break
    recent.unshift({ role, text: role === 'visitor' ? withoutPrivateNumbers(text) : text })
  }
  const first = recent.findIndex(({ role }) => role === 'visitor')
  return recent.slice(Math.max(first, 0))
}
