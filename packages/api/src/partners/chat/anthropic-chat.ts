import { z } from 'zod'
import type { OutgoingStream } from '../outgoing/outgoing.ts'
import { type Chat, ChatProblem, type ChatTurn } from './chat.ts'
import { eventData } from './event-data.ts'
import type { AnthropicSettings } from './settings.ts'
import { systemPrompt } from './system-prompt.ts'

const apiVersion = '2023-06-01'
const mostTokens = 600
const timeoutMs = 45_000

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('content_block_delta'), delta: z.object({ type: z.string(), text: z.string().optional() }) }),
  z.object({ type: z.literal('message_stop') }),
  z.object({ type: z.literal('error'), error: z.object({ type: z.string() }) }),
])

/** The Messages API of Anthropic, streamed. */
export function anthropicChat(stream: OutgoingStream, { apiKey, model, baseUrl }: AnthropicSettings): Chat {
  return {
    kind: 'anthropic',
    answer: async function* (turns, category, signal) {
      const answer = await stream({
        method: 'POST',
        url: `${baseUrl}/v1/messages`,
        headers: { 'x-api-key': apiKey, 'anthropic-version': apiVersion, 'content-type': 'application/json' },
        body: JSON.stringify({ model, max_tokens: mostTokens, system: systemPrompt(category), messages: toMessages(turns), stream: true }),
        timeoutMs,
        signal,
      })
      if (!answer.ok) throw new ChatProblem(answer.why)
      if (answer.status !== 200) throw await refusal(answer.status, answer.chunks)
      yield* spoken(answer.chunks)
    },
  }
}

/** What it says is not read: that may repeat what was asked. An answer that nobody reads would hold its connection. */
async function refusal(status: number, chunks: AsyncIterable<string>): Promise<ChatProblem> {
  for await (const _chunk of unbroken(chunks)) break
  return new ChatProblem(`status-${status}`)
}

/** Roles have to take turns: messages that were never answered are put together. */
function toMessages(turns: readonly ChatTurn[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  for (const { role, text } of turns) {
    const last = messages.at(-1)
    const speaker = role === 'visitor' ? 'user' : 'assistant'
    if (last?.role === speaker) last.content += `\n\n${text}`
    else messages.push({ role: speaker, content: text })
  }
  return messages
}

async function* spoken(chunks: AsyncIterable<string>): AsyncIterable<string> {
  for await (const data of eventData(unbroken(chunks))) {
    // Other kinds of events come too, and new ones may: they say nothing of the answer.
    const { data: known } = event.safeParse(parsed(data))
    if (known?.type === 'message_stop') return
    if (known?.type === 'error') throw new ChatProblem(known.error.type)
    if (known?.type === 'content_block_delta' && known.delta.type === 'text_delta') yield known.delta.text ?? ''
  }
  throw new ChatProblem('broken-off')
}

async function* unbroken(chunks: AsyncIterable<string>): AsyncIterable<string> {
  try {
    yield* chunks
  } catch {
    throw new ChatProblem('broken-off')
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new ChatProblem('unreadable')
  }
}
