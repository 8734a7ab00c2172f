import { readDevice, saveOnDevice } from '../device.ts'
import { isFollowingRefused } from '../is-following-refused.ts'
import { ask } from '../service/ask.ts'

const device = 'seen-tests'
const reported = new Set<string>()

/** Reports, once, that these A/B tests were shown. For people without an account it is only counted. */
export async function reportExposure(names: readonly string[], person: string | undefined): Promise<void> {
  const kept = person === undefined ? (readDevice<readonly string[]>(device) ?? []) : []
  const fresh = names.filter((name) => !kept.includes(name) && !reported.has(`${person} ${name}`))
  if (fresh.length === 0 || (person === undefined && isFollowingRefused())) return
  for (const name of fresh) reported.add(`${person} ${name}`)
  const body = fresh.map((name) => ({ name }))
  if (person === undefined) saveOnDevice(device, [...kept, ...fresh])
  const answer =
    person === undefined
      ? await ask('POST /api/v1/analytics/abtest/seen/', { body })
      : await ask('POST /api/v1/analytics/abtest/', { body })
  // What did not arrive is reported again the next time it is shown.
  if (!answer.ok && person !== undefined) for (const name of fresh) reported.delete(`${person} ${name}`)
}
