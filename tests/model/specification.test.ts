import { describe, expect, it } from 'vitest'
import { catalogue, modeNames, resolvedMode } from './support/all-flows.ts'

const base = ['previous-jobs', 'personal-information', 'letter-of-authorization', 'search', 'estimated-fees']
const rolloverCalls = ['ira/select-401ks', 'ira/schedule-call', 'ira/rollover-call-3']
const concierge = [...base, 'retirement-concierge', 'payment', 'congrats']
const loan =
  'personal-information beagle-member link-bank alternative-card-info qa1 qa2 qa3 qa4 qa5 suitability qa10 qa11 qa11-no2 qa11-no3 unlock-401k locate-401k balance interested-loan take-loan trusted-contact terms-conditions photo-id signatures ira/schedule-call'.split(
    ' ',
  )

/** The orders that the specification gives. “a|b” is one or the other. */
const givenOrders: Readonly<Record<string, readonly string[]>> = {
  onboarding: [...base, 'stop-losing', 'ira/working-on'],
  'landing-balance': [...base, 'stop-losing', ...rolloverCalls],
  employer: [...base, 'stop-losing', ...rolloverCalls],
  'landing-combine': [...base, 'stop-losing', ...rolloverCalls],
  'landing-rollover': [...base, 'fix-401k', 'ira/info|ira/open-IRA', ...rolloverCalls],
  'landing-subscription': concierge,
  'landing-concierge': concierge,
  'landing-solo': concierge,
  'landing-reward': concierge,
  'landing-solo-only': ['personal-information', 'congratulations|no-balance', 'beagle-member', 'payment', 'congrats'],
  'landing-fc-loan': loan,
  'landing-fc-iraloan': loan,
  'landing-fc-soloonly': loan,
  'landing-fc-find': loan,
}

const plainSteps =
  'performance previous-jobs personal-information how-it-works text-results letter-of-authorization search searching search-result estimated-fees unclaimed-addresses fix-401k stop-losing retirement-concierge choose-account-type get-help search-schedule-call search-online search-calendly beagle-or-existing combine-schedule-call combine-calendly payment congrats congratulations no-balance beagle-member funding-source online-access choose access-old-401k search-in-progress need-cash next-step ira-account-number call-verification final-step qa qa1 qa2 qa3 qa4 qa5 qa10 qa11 qa11-no2 qa11-no3 credit-card-payment alternative-card-info alternative-card-info-new get-lost-money get-lost-money-new get-lost-money-free get-lost-money-online link-bank savings-program savings-program-confirm locate-401k locate-401k-plaidonly locate-401k-new locate-destination balance take-loan loan-info origination-fee-state portfolio signatures signature-completed us-citizen-only plaid-failed sign-phone donotqualify country-citizenship trusted-contact interested-loan unlock-401k terms-conditions photo-id suitability great-job employment-info access take-care automatic-rollover-account results-bullets interested borrow-partners loan-terms get-back additional-info more-info borrow-current'.split(
    ' ',
  )
const iraSteps =
  'info open-beagle open-IRA rolling-over rollover-call-3 rollover-call-4 schedule-call select-401ks share-and-get-paid sorry working-on'.split(
    ' ',
  )
const landings =
  'balance combine concierge solo solo-2 solo-only subscription reward rc rc-solo rollover rollover-full rollover-v3 rollover-new spffx findrollover 401kmortgage fc-find fc-findfirst fc-findsecond fc-findthird fc-findfourth fc-iraloan fc-iraonly fc-loan fc-newfind fc-newloan fc-newloanalt fc-newloanhelp fc-newloanplaid fc-refinance fc-soloonly fc-medicalloan fc-deposit fc-downpayment'.split(
    ' ',
  )

/** The modes that the specification names; others may come, and are free in what is said of these. */
const named = new Set([...landings.map((landing) => `landing-${landing}`), 'onboarding', 'employer', 'dashboard-next'])
const namedModes = modeNames.filter((mode) => named.has(mode))

describe('the specification', () => {
  it('has a file for every step: 92 plain, 11 under ira/, and the one with a literal route', () => {
    expect(plainSteps).toHaveLength(92)
    const all = [...plainSteps, ...iraSteps.map((step) => `ira/${step}`), 'use-beagle-help/search-result']
    expect(all.filter((step) => !catalogue.documents.step.has(step))).toEqual([])
  })

  it('has a mode for every landing page, for onboarding, for employers and for the dashboard', () => {
    expect([...named].filter((mode) => !modeNames.includes(mode))).toEqual([])
  })

  it.each(Object.entries(givenOrders))('%s has the given order, to the letter, in the list that back goes through', (mode, order) => {
    const { items, back } = resolvedMode(mode)
    const list = back.map((index) => items[index]?.branches.map(({ step }) => step).join('|'))
    expect(list).toEqual(order)
  })

  it('has the 11 progress keys, in the order of the required walk', () => {
    expect(catalogue.documents.facts.get('facts')?.data.progress.map(({ key }) => key)).toEqual([
      'previous_jobs',
      'personal_information',
      'letter_auth',
      'rollover_401k_accounts',
      'rollover_destination',
      'accounts_found',
      'estimated_401k_fees',
      'ira_interested',
      'ira_created',
      'selected_401ks',
      'rollover_call_scheduled',
    ])
  })

  it('has every field of the questionnaire', () => {
    const account =
      'beneficiary_dob spouse_dob loan_interest account_type annual_pretax_income estimated_networth liquid_networth experience_level estimated_tax_bracket investment_goal contact_email contact_firstname contact_lastname contact_phonenumber'
    const further =
      'us_citizen citizen_status country_citizenship employment_status employer_name job_title tax_filing_status regulatory_question risk_tolerance investor_feeling beneficiary_firstname beneficiary_lastname saving_frequency saving_amount planned_retirement_age liquidity_needs traded_company traded_company_symbols politically_affiliated affiliated_family_member affiliated_organization finra_affiliated finra_affiliated_firm balance_found_request trusted_contact investment_account_info_profile'
    const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
    expect(`${account} ${further}`.split(' ').filter((name) => !questions[name])).toEqual([])
    expect(questions['account_type']?.options?.map(({ value }) => value).sort()).toEqual(['INDIVIDUAL_401K', 'TRADITIONAL_IRA'])
    expect(questions['balance_found_request']?.options?.map(({ value }) => value).sort()).toEqual(['TAKE_MONEY_OUT', 'TRANSFER_AND_INVEST'])
  })

  it('asks the questions in the given order', () => {
    const route = catalogue.documents.questions.get('questions')?.data.route ?? []
    const pages = ['qa1', 'country-citizenship', 'qa2', 'qa3', 'qa4', 'suitability', 'qa5']
    expect(route.map(({ page }) => page).filter((page) => pages.includes(page))).toEqual(pages)
    const given =
      'citizen_status country_citizenship employment_status tax_filing_status annual_pretax_income estimated_networth liquid_networth estimated_tax_bracket experience_level risk_tolerance investment_goal planned_retirement_age liquidity_needs traded_company traded_company_symbols politically_affiliated affiliated_family_member affiliated_organization finra_affiliated finra_affiliated_firm'.split(
        ' ',
      )
    expect(route.flatMap(({ questions }) => questions).filter((name) => given.includes(name))).toEqual(given)
  })

  it('has the A/B tests with their odds', () => {
    const experiments = catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
    const odds = (name: string, variant: string) =>
      experiments.find((one) => one.name === name)?.variants.find((one) => one.name === variant)?.odds
    expect([
      odds('account2price', 'test2'),
      odds('subscription', 'test'),
      odds('rolloverpopup', 'test'),
      odds('percentage', 'test'),
    ]).toEqual([1, 0.95, 1, 0.4])
  })

  it('R1 the default mode says where people go who resume in an unknown mode, and resumes by the questions', () => {
    const defaults = [...catalogue.documents.mode.values()].filter(({ data }) => data.default)
    expect(defaults.map(({ data }) => data.default)).toEqual([{ resumeAt: 'personal-information' }])
    expect(defaults[0]?.data.resume?.by).toBe('questions')
  })

  it('R3 three modes resume by the questions; unpaid people go to qa10 or qa5, others to personal-information', () => {
    const byQuestions = namedModes.map((mode) => resolvedMode(mode).answered).filter((answered) => answered !== undefined)
    expect(byQuestions).toHaveLength(3)
    expect(new Set(byQuestions.map((answered) => answered[0]?.go))).toEqual(new Set(['qa10', 'qa5']))
    expect(new Set(byQuestions.map((answered) => answered.at(-1)?.go))).toEqual(new Set(['personal-information']))
  })

  it('R6 when all is done the search flow goes to search-result or choose, others to the given steps', () => {
    expect(resolvedMode('landing-fc-newfind').finished.map(({ go }) => go)).toEqual(['search-result', 'choose'])
    const elsewhere = namedModes
      .filter((mode) => !mode.startsWith('dashboard') && mode !== 'landing-fc-newfind')
      .map((mode) => resolvedMode(mode).finished.at(-1)?.go)
    expect(new Set(elsewhere)).toEqual(new Set(['personal-information', 'locate-401k-new', 'how-it-works']))
  })

  it('P0 one mode hides the progress bar on its signatures page: as data', () => {
    expect(namedModes.flatMap((mode) => resolvedMode(mode).progressBarHiddenOn)).toEqual(['signatures'])
  })

  it('Q1 the entry to the questions forgets the last-question index', () => {
    expect(catalogue.documents.step.get('qa')?.data.forgets).toEqual(['last-question-index'])
  })

  it('says of every mode which part of its order is given and which is chosen', () => {
    for (const { data } of catalogue.documents.mode.values()) expect(data.notes.given.length + data.notes.chosen.length).toBeGreaterThan(30)
  })

  it('the record keeper starts with its two fixed options', () => {
    const field = catalogue.documents.step
      .get('previous-jobs')
      ?.data.fields?.flatMap((one) => ('rows' in one ? (one.rows ?? []) : []))
      .find(({ type }) => type === 'record-keeper')
    expect(field?.fixedOptions).toEqual(["I don't remember", 'Not in the list below'])
  })
})
