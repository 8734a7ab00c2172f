import type { Facts } from '@app/engine'
import { unprovenFlows } from '../../../flows/testing/unproven-flows.ts'
import { drawFound, experimentsOf } from '../draw-found.ts'
import { type FoundPage, pageCalled } from '../page-at.ts'
import { openPageBuilder } from '../page-builder.ts'
import { priceWords } from '../price-words.ts'
import { providerLinks, providerPage } from '../provider-pages.ts'
import { formsOf } from '../sent-forms.ts'
import { builtPages } from './built-pages.ts'

export type DrawnVariant = { readonly page: FoundPage; readonly title: string; readonly html: string }

const { files, brand, experiments, partners, providers } = unprovenFlows
const today = '2026-11-20'

/** Every page of the real flows as the service draws it: in each variant of its experiments, for strangers and for whom a partner sends. */
export async function drawEveryPage(): Promise<readonly DrawnVariant[]> {
  const builder = await openPageBuilder(builtPages())()
  if (!builder || !brand) throw new Error('There is nothing to draw with.')
  const always = { builder, brand, today, origin: 'https://pages.example', prices: priceWords(today) }
  const found = [...files.landing.keys(), ...files.page.keys()].flatMap((name) => pageCalled(unprovenFlows, name) ?? [])
  return found.flatMap((one) =>
    variantsOf(one).flatMap((facts) =>
      [undefined, partnerFor(one)].map((partner): DrawnVariant => {
        const forms = formsOf(one)
        const isList = forms.includes('providers') && one.name !== 'my-401k-login-provider'
        const provider = one.name === 'my-401k-login-provider' ? aProvider() : undefined
        const about = {
          ...always,
          partner,
          facts,
          asksConsent: partner === undefined,
          isListed: one.name !== 'not-found' && one.name !== 'failure',
          ...(isList && { providers: providerLinks(unprovenFlows) }),
          ...(provider && { provider }),
          ...(forms.includes('advertising') && { advertising: 'no' as const }),
        }
        const title = [one.name, ...Object.values(facts), partner?.partner].filter(Boolean).join(', ')
        return { page: one, title, html: drawFound(one, about) }
      }),
    ),
  )
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

function aProvider() {
  const [first] = providers
  return first && providerPage(unprovenFlows, first.slug)?.provider
}
