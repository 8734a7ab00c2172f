import type { AnthropicSettings } from './anthropic-chat.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Read =
  | { readonly anthropic: AnthropicSettings | undefined; readonly problems?: undefined }
  | { readonly anthropic?: undefined; readonly problems: readonly string[] }

const usualModel = 'claude-haiku-4-5'
const anthropicUrl = 'https://api.anthropic.com'

/** The chat partner from the environment. Without ANTHROPIC_API_KEY the sandbox answers. */
export function readChat(env: Environment): Read {
  const apiKey = env['ANTHROPIC_API_KEY']
  const model = env['CHAT_MODEL']
  if (!apiKey && model) return { problems: ['CHAT_MODEL is set, but ANTHROPIC_API_KEY is not: set both or neither.'] }
  if (!apiKey) return { anthropic: undefined }
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    return { problems: ['ANTHROPIC_API_KEY must be the key as the Anthropic console shows it, without spaces.'] }
  return { anthropic: { apiKey, model: model || usualModel, baseUrl: anthropicUrl } }
}
