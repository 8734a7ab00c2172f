import { chatContracts } from '@app/schemas/api/visitors/chat'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { chatHandlers } from './routes.ts'
import { sealedChatMessages } from './sealed.ts'
import { forgetOldChats } from './store.ts'

/** The chat about earning money. */
export const chat = {
  calls: [calls(chatContracts, (context) => chatHandlers(context, context.partners.chat, context.lifetime.stopping))],
  clearOut: (db, daysAgo) => forgetOldChats(db, daysAgo(keptDays.chats)),
  sealed: [sealedChatMessages],
} satisfies Domain
