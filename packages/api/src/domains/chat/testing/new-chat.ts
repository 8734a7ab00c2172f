import { chatContracts } from '@app/schemas/api/visitors/chat'
import type { TestApp } from '../../../testing/test-app.ts'

let visitors = 0

/** A visitor who chats, from a network of their own unless another one is meant. */
export async function newChat({ ask }: Pick<TestApp, 'ask'>, uid = `visitor-${++visitors}-of-a-test`, from?: string) {
  const remoteAddress = from ?? `10.${41 + (++visitors >> 8)}.${visitors & 255}.1`
  const begin = (headers = {}) =>
    ask({ method: 'POST', url: chatContracts.beginChat.path, payload: { uid, category: 'surveys' }, remoteAddress, headers })
  const { body } = await begin()
  const headers = { 'x-chat-secret': String(body.secret) }
  const say = (user_message: string, own: object = headers, category = 'surveys') =>
    ask({
      method: 'POST',
      url: chatContracts.sendChatMessage.path,
      payload: { uid, user_message, category },
      remoteAddress,
      headers: { ...own },
    })
  const read = (own: object = headers, category = 'surveys') =>
    ask({ method: 'GET', url: `/api/v1/offers/earn-money/chat/${uid}/${category}/`, headers: { ...own } })
  return { uid, secret: String(body.secret), headers, remoteAddress, begin, say, read }
}

/** The events of a stream, each as its contract says. */
export function eventsOf(text: string) {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => chatContracts.sendChatMessage.answer.parse(JSON.parse(line.slice(6))))
}

/** The messages in it. */
export function spokenIn(text: string): string {
  return eventsOf(text)
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('')
}
