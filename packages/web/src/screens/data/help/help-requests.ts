import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { onSignOut } from '../../../client/session/resets.ts'
import { notifications } from '../notifications/notifications.ts'

type HelpRequests = Answered<'GET /api/v1/help/requests/'>
export type HelpRequest = HelpRequests['results'][number]
export type HelpMessage = HelpRequest['messages'][number]
export type Paper = HelpMessage['papers'][number]

const listedAtOnce = 50
let limit = listedAtOnce
onSignOut(() => {
  limit = listedAtOnce
})

/** What a person has asked us, with what was said: those that changed last first. */
export const helpRequests = resource<HelpRequests>(() =>
  ask('GET /api/v1/help/requests/', { query: limit === listedAtOnce ? {} : { limit: String(limit) } }),
)

/** Lists older ones, too, and from then on. */
export async function listOlder(): Promise<Answer<HelpRequests>> {
  const before = limit
  limit += listedAtOnce
  helpRequests.forget()
  const answer = await helpRequests.load()
  if (!answer.ok) limit = before
  return answer
}

type Written = { readonly message: string; readonly papers: readonly Paper[] }

export async function openHelpRequest({ subject, message, papers }: Written & { readonly subject: string }, key: string) {
  return put(await ask('POST /api/v1/help/requests/', { body: { subject, message, papers: papers.map(({ pk }) => pk) }, key }))
}

/** It shows once what was sent is no longer kept as unsent: one that was closed opens elsewhere on the page, with a form of its own. */
export function writeBack({ pk: id }: HelpRequest, { message, papers }: Written, key: string) {
  const body = { message, papers: papers.map(({ pk }) => pk) }
  return ask('POST /api/v1/help/requests/{id}/messages/', { params: { id }, body, key })
}

export async function closeHelpRequest({ pk: id }: HelpRequest) {
  return put(await ask('POST /api/v1/help/requests/{id}/close/', { params: { id }, body: {} }))
}

/** A paper that will go with the next message. */
export async function sendHelpPaper(file: File): Promise<Answer<Paper>> {
  const sent = await ask('POST /api/v1/help/papers/upload/', { body: {}, file })
  return sent.ok ? done({ pk: sent.data.pk, file_name: sent.data.file_name ?? file.name }) : sent
}

/** Takes back a paper that has not been sent with a message. */
export function removeHelpPaper({ pk: id }: Paper): Promise<Answer<unknown>> {
  return ask('DELETE /api/v1/documents/{id}/', { params: { id } })
}

function put(answer: Answer<HelpRequest>): Answer<HelpRequest> {
  if (answer.ok) showRequest(answer.data)
  return answer
}

/** A request that was just answered takes its place, the first. */
export function showRequest(request: HelpRequest): void {
  const { results, has_older } = helpRequests.peek() ?? { results: [], has_older: false }
  helpRequests.put({ results: [request, ...results.filter(({ pk }) => pk !== request.pk)], has_older })
  void notifications.load(true)
}
