import type { Facts } from '@app/engine'
import { unknownCompany } from './usual-answers.ts'

type Answers = Readonly<Record<string, unknown>>

/** What a person answers so that the service finds what a walk says it does. */
export function answersThatBring(step: string, found: Facts): Answers {
  return Object.assign({}, ...Object.entries(found).map(([fact, value]) => bringing[`${step} ${fact}=${value}`] ?? {}))
}

const bringing: Readonly<Record<string, Answers>> = {
  'link-bank bank.link=linked': { bank_link_way: 'online', bank_link: 'works' },
  'link-bank bank.link=failed': { bank_link_way: 'online', bank_link: 'fails' },
  'link-bank bank.link=by-hand': { bank_link_way: 'by-hand' },
  'link-bank bank.link=none': { bank_link_way: 'not-now' },
  'locate-401k plan.link=linked': { locate_choice: 'link', linked_account: 'works' },
  'locate-401k plan.link=failed': { locate_choice: 'link', linked_account: 'fails' },
  'locate-401k plan.link=by-hand': { locate_choice: 'by-hand' },
  'locate-401k plan.link=unknown': { locate_choice: 'unknown' },
  'locate-401k-plaidonly plan.link=linked': { linked_account: 'works' },
  'locate-401k-plaidonly plan.link=failed': { linked_account: 'fails' },
  'ira/schedule-call call.booked=true': { call_wanted: 'now' },
  'ira/schedule-call call.booked=false': { call_wanted: 'later' },
  'country-citizenship country.served=true': { country_citizenship: 'Poland' },
  'country-citizenship country.served=false': { country_citizenship: 'Belarus' },
}

/** What has to be answered for what is found later, whatever was planned: nobody else may borrow. */
export function answersNeededFor(step: string, found: Facts): Answers {
  const borrows = (found['loan.eligible'] === true || found['loan.ready'] === true) && found['loan_interest'] !== false
  const outlook = found['loan.outlook']
  if (step === 'loan-check' && outlook !== 'ruled-out') {
    return { employment_status: 'self-employed', has_employees: false, savings_estimate: outlook === 'unsure' ? 'not-sure' : '25000-49999' }
  }
  // Asked a second time, and still so.
  const isOpen = outlook === 'open' || outlook === 'unsure'
  return step === 'qa2' && (borrows || isOpen) ? { employment_status: 'self-employed' } : {}
}

/** The jobs that a search finds something for, or nothing. */
export function jobsThatBring(found: Facts): Answers {
  // A search that runs has found nothing yet: that it will is what leads on.
  const isNothing = found['accounts.found'] === false && found['search.state'] !== 'running'
  return isNothing
    ? { employers: [{ company_name: unknownCompany, start_year: 2014, end_year: 2018, record_keeper: 'Not in the list below' }] }
    : {}
}
