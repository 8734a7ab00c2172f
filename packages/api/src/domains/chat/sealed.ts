import { sealedTable } from '../../security/sealed-table.ts'

export const sealedChatMessages = sealedTable('chat_messages', ['text'])
