import type { chatContracts } from '@app/schemas/api/visitors/chat'
import { uid as uidField } from '@app/schemas/api/visitors/visitor-fields'
import type { Words } from '@app/schemas/language'
import { toOfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import type { CoreContext } from '../../core/core-context.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import type { Chat } from '../../partners/chat/chat.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { answerMessage } from './answer-message.ts'
import { answerStream } from './answer-stream.ts'
import { messagesOf, saveMessage } from './messages.ts'
import { visitorOf, visitorOrNew } from './visitor.ts'

const longestAnswerMs = 60_000
const greeting: Words<string> = {
  en: 'Hello. I am a program and can make mistakes. Ask me about ways to earn money; I give no advice on investments, taxes or law. Please write no Social Security number, account number or password here.',
  es: 'Hola. Soy un programa y puedo equivocarme. Pregúntame por formas de ganar dinero; no doy consejos sobre inversiones, impuestos ni leyes. No escribas aquí un número de Seguro Social, un número de cuenta ni una contraseña.',
}

/** For programs: our own pages have it in a cookie. */
const noSecret = {
  en: 'There’s no such chat. Send the secret that chat-init answered with as x-chat-secret.',
  es: 'No existe ese chat. Envía como x-chat-secret el secreto que respondió chat-init.',
}

/** The chat about earning money. `stopping` ends the answers that are under way. */
export function chatHandlers(context: CoreContext, partner: Chat, stopping: AbortSignal) {
  return {
    beginChat: async ({ body: { uid, category }, headers, sender }) => {
      const limited = await checkLimits(context, { chatsPerNetworkAddress: sender.address })
      if (limited) return limited
      const { visitorId, secret } = await visitorOrNew(context, { uid, headers, sender })
      return { uid, category, secret, greeting: greeting[sender.language], messages: await messagesOf(context, { visitorId, category }) }
    },

    sendChatMessage: async ({ body: { uid, user_message, category }, headers, sender }) => {
      const visitorId = await visitorOf(context, { uid, headers, sender })
      if (visitorId === undefined) return fail('not_found', { detail: noSecret })
      const limited = await checkLimits(context, { ...messageLimits(visitorId, sender.address), ...budgetOf(await sender.visitor()) })
      if (limited) return limited
      const refused = refuseCardNumbers({ user_message })
      if (refused) return refused
      const talk = { visitorId, category }
      const message = await saveMessage(context, talk, { role: 'visitor', text: user_message, isWhole: true })
      return answerStream(
        async (telling) => {
          telling.tell({ type: 'kept', message })
          await answerMessage(context, partner, talk, telling)
        },
        { stopping, longestMs: longestAnswerMs },
      )
    },

    readChat: async ({ params: { a, b }, headers, sender }) => {
      const uid = uidField.safeParse(a)
      const category = toOfferCategory(b)
      const visitorId = uid.success && category ? await visitorOf(context, { uid: a, headers, sender }) : undefined
      if (visitorId === undefined || !category) return fail('not_found', { detail: noSecret })
      const messages = await messagesOf(context, { visitorId, category })
      return messages.length === 0 ? fail('not_found') : { uid: a, category, messages }
    },
  } satisfies Handlers<typeof chatContracts>
}

function messageLimits(visitorId: string, address: string) {
  return {
    chatMessagesPerVisitor: visitorId,
    chatMessagesADayPerVisitor: visitorId,
    chatMessagesPerNetworkAddress: address,
    chatMessagesAnHourPerNetworkAddress: address,
    chatMessagesAnHourPerNetwork: address,
    chatMessagesADayPerNetworkAddress: address,
    chatMessagesADayPerNetwork: address,
  }
}

/** People who are signed in have a budget of their own. */
function budgetOf(person: Person | undefined) {
  return person ? { chatMessagesADayPerAccount: person.id, chatMessagesAnHourOfPeople: 'all' } : { chatMessagesAnHourOfVisitors: 'all' }
}
