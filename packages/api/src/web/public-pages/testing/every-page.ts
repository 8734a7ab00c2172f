import type { Facts } from '@app/engine'
import type { Language } from '@app/schemas/language'
import { unprovenFlows } from '../../../flows/testing/unproven-flows.ts'
import { drawVisit, type SharedByVisits } from '../drawing/draw-visit.ts'
import { openPageBuilder } from '../drawing/page-builder.ts'
import { type FoundPage, formsOf, pageCalled, providerPage } from '../find-page.ts'
import { experimentsOf } from '../visitor/visit-of.ts'
import { builtPages } from './built-pages.ts'

export type DrawnVariant = { readonly page: FoundPage; readonly title: string; readonly html: string }

const { files, experiments, partners } = unprovenFlows
const today = '2026-11-20'

/** Every page of the real flows as the service draws it: in each variant of its experiments, for strangers and for whom a partner sends. */
export async function drawEveryPage(language: Language = 'en'): Promise<readonly DrawnVariant[]> {
  const shared = await sharedByVisits()
  const found = [...files.landing.keys(), ...files.page.keys()].flatMap((name) => exampleOf(name) ?? [])
  return found.flatMap((page) =>
    variantsOf(page).flatMap((facts) =>
      [undefined, partnerFor(page)?.partner].map((partner): DrawnVariant => {
        const visit = {
          language,
          today,
          facts,
          asksConsent: partner === undefined,
          tellsVisit: false,
          ...(partner !== undefined && { partner }),
          ...(formsOf(page).includes('advertising') && { advertising: 'no' as const }),
        }
        const title = [page.asked.name, ...Object.values(facts), partner].filter(Boolean).join(', ')
        return { page, title, html: drawVisit(shared, page, visit) }
      }),
    ),
  )
}

/** What the pages of the real flows are drawn with. */
export async function sharedByVisits(): Promise<SharedByVisits> {
  const builder = await openPageBuilder(builtPages())()
  if (!builder) throw new Error('There is nothing to draw with.')
  return { flows: unprovenFlows, builder, origin: 'https://pages.example' }
}

/** The page of a name; for the page of providers, that of the first. */
function exampleOf(name: string): FoundPage | undefined {
  const [first] = unprovenFlows.providers
  return name === 'my-401k-login-provider' && first ? providerPage(unprovenFlows, first.slug) : pageCalled(unprovenFlows, name)
}

/** Each variant of each experiment that the page knows, with every one of the others. */
function variantsOf(found: FoundPage): readonly Facts[] {
  return experimentsOf(found).reduce<readonly Facts[]>(
    (before, fact) => {
      const variants = experiments.find(({ name }) => `experiment.${name}` === fact)?.variants ?? []
      return before.flatMap((facts) => variants.map(({ name }) => ({ ...facts, [fact]: name })))
    },
    [{}],
  )
}

function partnerFor({ mode }: FoundPage) {
  return partners.find(({ modes }) => modes === undefined || (mode !== undefined && modes.includes(mode)))
}
