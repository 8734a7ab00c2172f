import { z } from 'zod'

const usualModel = 'claude-haiku-4-5'

export const anthropicSettings = z
  .object({
    ANTHROPIC_API_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be the key as the Anthropic console shows it, without spaces.'),
    CHAT_MODEL: z.string().optional(),
  })
  .transform((env) => ({ apiKey: env.ANTHROPIC_API_KEY, model: env.CHAT_MODEL ?? usualModel, baseUrl: 'https://api.anthropic.com' }))

export type AnthropicSettings = z.output<typeof anthropicSettings>
