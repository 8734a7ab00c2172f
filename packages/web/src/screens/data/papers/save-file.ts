import { type Answer, done } from '../../../client/service/answer.ts'

/** Hands a file that was asked for to the browser, to be saved under this name. */
export async function saveFile(asking: Promise<Answer<unknown>>, name: string): Promise<Answer<undefined>> {
  const answer = await asking
  if (!answer.ok) return answer
  const address = URL.createObjectURL(answer.data instanceof Blob ? answer.data : new Blob([]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return done(undefined)
}
