import type { OfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import type { CoreContext } from '../../core/core-context.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedChatMessages } from './sealed.ts'
import { addMessage, type ChatMessageRow, findMessages } from './store.ts'

type ChatKey = { readonly visitorId: string; readonly category: OfferCategory }
type Message = { readonly role: ChatMessageRow['role']; readonly text: string; readonly isWhole: boolean }

/** Saves a message, sealed, and returns its id. */
export async function saveMessage(
  context: CoreContext,
  { visitorId, category }: ChatKey,
  { role, text, isWhole }: Message,
): Promise<string> {
  const id = context.newId()
  const sealed = sealing(context.keys, sealedChatMessages).seal('text', id, text)
  await addMessage(context.db, { id, visitor_id: visitorId, category, role, text: sealed, is_whole: isWhole, sent_at: context.now() })
  return id
}

/** The messages in order. */
export async function messagesOf(context: Pick<CoreContext, 'db' | 'keys'>, { visitorId, category }: ChatKey) {
  const { open } = sealing(context.keys, sealedChatMessages)
  return (await findMessages(context.db, visitorId, category)).map(({ id, role, text, is_whole, sent_at }) => ({
    pk: id,
    role,
    text: open('text', id, text),
    is_whole,
    sent_at: sent_at.toISOString(),
  }))
}
