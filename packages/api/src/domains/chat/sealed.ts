import { sealedTable } from '../../security/sealing.ts'

export const sealedChatMessages = sealedTable('chat_messages', ['text'])
