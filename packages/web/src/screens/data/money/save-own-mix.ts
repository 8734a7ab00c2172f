import { type Answer, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { ownMix } from './portfolio.ts'

export type Entry = { readonly id: string; readonly weight: number }

/** Makes a mix of one’s own the one that counts, or changes it as a whole. */
export async function saveOwnMix(body: readonly Entry[], key: string): Promise<Answer<unknown>> {
  const known = await ownMix.load()
  if (!known.ok) return known
  const { pk, version } = known.data
  const saved =
    pk === null || version === null
      ? await ask('POST /api/v1/portfolios/custom/create/', { body, key })
      : await ask('POST /api/v1/portfolios/custom/update/', { body, base: version, key })
  if (saved.ok || !saved.failure.fields) return saved
  // The list as a whole is what is wrong; on the page it is one field.
  return failed({ ...saved.failure, fields: { securities: Object.values(saved.failure.fields).flat() } })
}
