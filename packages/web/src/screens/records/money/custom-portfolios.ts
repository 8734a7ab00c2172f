import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { ownMix, portfolioNow, suggestion } from '../../data/money/portfolio.ts'
import { type Entry, saveOwnMix } from '../../data/money/save-own-mix.ts'
import type { RecordKind, Work } from '../record.ts'

/** The mix of investments: a ready-made one, or one’s own. */
export const customPortfolios: RecordKind = {
  load: async () => {
    const own = await ownMix.load()
    if (!own.ok) return own
    const { pk, entries } = own.data
    if (pk === null) return readyMade()
    return done({ choice: 'own', securities: entries.map(({ id, name, weight }) => ({ id, name, weight: String(weight) })) })
  },
  save: async (answers, work) => {
    const saved = answers['choice'] === 'own' ? await saveOwnMix(entriesOf(answers['securities']), work.key) : await choose(answers, work)
    if (saved.ok) for (const changed of [ownMix, portfolioNow, suggestion]) changed.forget()
    return saved
  },
}

/** Whether the ready-made mix that was chosen is the one that is suggested, or another. */
async function readyMade(): Promise<Answer<Typed>> {
  const chosen = await portfolioNow.load()
  if (!chosen.ok) return chosen
  if (!chosen.data?.portfolio_model_id) return done({})
  const suggested = await suggestion.load()
  if (!suggested.ok) return suggested
  const isSuggested = suggested.data?.proposal.suggested_model_id === chosen.data.portfolio_model_id
  return done({ choice: isSuggested ? 'suggested' : 'another' })
}

async function choose({ portfolio_model_id: pk, confirm_unsuitable }: Typed, { key }: Work): Promise<Answer<unknown>> {
  if (typeof pk !== 'string')
    return failed({ code: 'validation_failed', detail: pickOne[language()], fields: { choice: [pickOne[language()]] } })
  const chosen = await ask('POST /api/v1/portfolios/update/', {
    body: { portfolio_model_id: pk, ...(confirm_unsuitable === true && { confirm_unsuitable: true }) },
    key,
  })
  const unsure = chosen.ok ? undefined : chosen.failure.fields?.['confirm_unsuitable']
  return chosen.ok || !unsure ? chosen : failed({ ...chosen.failure, fields: { choice: unsure } })
}

const pickOne: Words<string> = {
  en: 'Pick one of the ready-made mixes in the list on this page, or choose your own mix.',
  es: 'Elige una de las combinaciones ya preparadas de la lista de esta página, o elige tu propia combinación.',
}

function entriesOf(securities: unknown): readonly Entry[] {
  if (!Array.isArray(securities)) return []
  return securities.flatMap((entry: unknown) => {
    const isEntry = typeof entry === 'object' && entry !== null && 'id' in entry && 'weight' in entry
    return isEntry && typeof entry.id === 'string' && typeof entry.weight === 'number' ? [{ id: entry.id, weight: entry.weight }] : []
  })
}
