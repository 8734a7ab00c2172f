import { type StateCode, states } from '../people/states.ts'

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

const papers = [
  'A photo ID, such as a driver’s license',
  'Proof of your Social Security number',
  'Proof that you lived at the address on record, such as an old bill or pay slip',
]
const morePapers = 'A statement or letter that shows the account, where you have one'

/** How to claim with a state without paying anybody. */
export type FreeWay = {
  readonly state_name: string
  readonly claim_page: string
  readonly is_states_own_page: boolean
  readonly papers: readonly string[]
  readonly usual_wait: string
}

export function freeWayOf(state: StateCode, isRetirement: boolean): FreeWay {
  const page = claimPages[state]
  return {
    state_name: states[state],
    claim_page: page ?? generalClaimPage,
    is_states_own_page: page !== undefined,
    papers: isRetirement ? [...papers, morePapers] : papers,
    usual_wait: 'States often take 30 to 120 days once they have all papers. Small claims are often quicker. This isn’t a promise.',
  }
}

/** Said with every answer. */
export const freeWords =
  'Searching is free, and so is claiming from the state. Nobody may charge you for using a state’s own page. The state decides who gets the money.'
