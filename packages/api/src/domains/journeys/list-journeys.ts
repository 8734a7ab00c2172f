import { sql } from 'kysely'
import { stepIn } from '../../flows/in-language.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Ground } from '../../ground.ts'

/** The modes that a person has begun and that can still be walked, the latest first. */
export async function listJourneys({ db }: Ground, flows: LiveCatalogue, personId: string, language: string | undefined) {
  await flows.loaded
  const rows = await db
    .selectFrom('journeys')
    .select(['mode', 'saved_at', sql<string>`place ->> 'step'`.as('step')])
    .where('person_id', '=', personId)
    .orderBy('saved_at', 'desc')
    .orderBy('mode')
    .execute()
  const results = rows.flatMap(({ mode, step, saved_at }) => {
    const live = flows.standing(mode)?.live
    const words = flows.step(step)
    if (!live || !words) return []
    return [{ mode, title: live.resolved.title, step, step_title: stepIn(language, words, flows).title, saved_at: saved_at.toISOString() }]
  })
  return { results }
}
