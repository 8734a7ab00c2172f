import type { Language, Words } from '../../language.ts'
import { type StateCode, stateName } from '../people/states.ts'

/** The entry that the administrators of all states keep together. It leads to each state’s own page. */
export const generalClaimPage = 'https://unclaimed.org/'

/** The state’s own public pages, where they are known for certain. */
const claimPages: Readonly<Partial<Record<StateCode, string>>> = {
  CA: 'https://claimit.ca.gov/',
  CO: 'https://colorado.findyourunclaimedproperty.com/',
  DE: 'https://unclaimedproperty.delaware.gov/',
  FL: 'https://www.fltreasurehunt.gov/',
  IL: 'https://icash.illinoistreasurer.gov/',
  IN: 'https://indianaunclaimed.gov/',
  MA: 'https://www.findmassmoney.gov/',
  MI: 'https://unclaimedproperty.michigan.gov/',
  NC: 'https://www.nccash.com/',
  NJ: 'https://unclaimedfunds.nj.gov/',
  NY: 'https://www.osc.ny.gov/unclaimed-funds',
  OH: 'https://unclaimedfunds.ohio.gov/',
  OR: 'https://unclaimed.oregon.gov/',
  PA: 'https://www.patreasury.gov/unclaimed-property/',
  TX: 'https://www.claimittexas.gov/',
  UT: 'https://mycash.utah.gov/',
  VA: 'https://www.vamoneysearch.gov/',
  WA: 'https://ucp.dor.wa.gov/',
}

type Said = { readonly papers: readonly string[]; readonly morePapers: string; readonly wait: string }

const said: Words<Said> = {
  en: {
    papers: [
      'A photo ID, such as a driver’s license',
      'Proof of your Social Security number',
      'Proof that you lived at the address on record, such as an old bill or pay slip',
    ],
    morePapers: 'A statement or letter that shows the account, where you have one',
    wait: 'States often take 30 to 120 days once they have all papers. Small claims are often quicker. This isn’t a promise.',
  },
  es: {
    papers: [
      'Una identificación con foto, como una licencia de conducir',
      'Una prueba de tu número de Seguro Social',
      'Una prueba de que viviste en la dirección registrada, como una factura o un recibo de pago antiguo',
    ],
    morePapers: 'Un estado de cuenta o una carta que muestre la cuenta, si tienes uno',
    wait: 'Los estados suelen tardar de 30 a 120 días desde que tienen todos los documentos. Los montos pequeños suelen ir más rápido. No es una promesa.',
  },
}

/** How to claim with a state without paying anybody. */
export type FreeWay = {
  readonly state_name: string
  readonly claim_page: string
  readonly is_states_own_page: boolean
  readonly papers: readonly string[]
  readonly usual_wait: string
}

export function freeWayOf(state: StateCode, isRetirement: boolean, language: Language): FreeWay {
  const page = claimPages[state]
  const { papers, morePapers, wait } = said[language]
  return {
    state_name: stateName(state, language),
    claim_page: page ?? generalClaimPage,
    is_states_own_page: page !== undefined,
    papers: isRetirement ? [...papers, morePapers] : papers,
    usual_wait: wait,
  }
}

/** Said with every answer. */
export const freeWords: Words<string> = {
  en: 'Searching is free, and so is claiming from the state. Nobody may charge you for using a state’s own page. The state decides who gets the money.',
  es: 'Buscar es gratis, y reclamar al estado también. Nadie puede cobrarte por usar la página propia de un estado. El estado decide quién recibe el dinero.',
}
