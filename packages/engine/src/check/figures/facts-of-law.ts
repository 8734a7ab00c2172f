import { keeperNames, keepers } from '@app/schemas/flow/promises/keepers'
import { paidOutCents, smallAccountLimits } from '@app/schemas/rules/accounts/safe-harbor'
import { lapseDays, offerDays, payOutBankDays } from '@app/schemas/rules/loans/loan-days'
import { longestTermYears, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { catchUpAges, planLimitBy } from '@app/schemas/rules/money/contribution-limits'
import {
  extraTaxPercent,
  firstHomeCents,
  noExtraTaxFrom,
  noExtraTaxWhenLeavingFrom,
  requiredFrom,
  withheldPercent,
} from '@app/schemas/rules/money/distributions'
import { youngestYears } from '@app/schemas/rules/people/birth-date'
import { letterEndsMs } from '@app/schemas/rules/people/letter-term'
import { type Fact, fact } from './fact.ts'
import { factsOfKeeping } from './facts-of-keeping.ts'
import type { Figure } from './figures-in.ts'

const [small, smallBefore] = smallAccountLimits
/** What a withdrawal that was due and not made is taxed with. */
const missedPercent = 25
const missedButMendedPercent = 10
const answerDays = [...new Set(keeperNames.flatMap((name) => within(keepers[name])))]
const plan = planLimitBy(9999)
const loan = '(?:loans?|borrow\\w*|lends?|lend)'
const letterYears = Math.round(letterEndsMs(new Date(0)) / (365 * 86_400_000))

/** Figures of the law and of what we do, by what they are said of; the first that a sentence speaks of counts. */
const facts: readonly Fact[] = [
  // Tax on what is taken out.
  fact(
    'percent',
    /\bshould have taken out\b/i,
    [missedPercent, missedButMendedPercent],
    'a withdrawal that was missed is taxed with 25%, or 10% if it is made up in time',
  ),
  fact(
    'percent',
    /\b(?:missing|that) #[^.]*\bown pocket\b/i,
    [withheldPercent],
    `a plan that pays people holds back ${withheldPercent}% for tax`,
  ),
  fact(
    'percent',
    /# extra\b|\bextra # |\bextra tax of #|# on top\b|\b(?:owe|maybe|often|and|with|the|costs?|costs you) (?:another )?# more\b/i,
    [extraTaxPercent],
    `what is taken out early is taxed with ${extraTaxPercent}% more`,
  ),
  fact(
    'percent',
    /^(?!.*\b(?:IRA (?:holds|withholds|pays|keeps)|(?:from|out of) (?:an|your|the) IRA)).*(?:\b(?:holds?|keeps?|withholds?|held|holding)\b(?: \w+){0,5} #|# (?:is|are|be|must be|gets)? ?(?:held|kept|withheld)|# (?:is )?for tax\b)/i,
    [withheldPercent],
    `a plan that pays people holds back ${withheldPercent}% for tax`,
  ),
  fact(
    'percent',
    /\bmedical bills (?:above|over|of more than) #|# of your income\b.*\bmedical/i,
    [7.5],
    'medical bills count above 7.5% of income',
  ),
  fact(
    'percent',
    /\bFederal Housing Administration\b.*#|# down\b|\bdown payment of #/i,
    [3.5],
    'loans backed by the Federal Housing Administration start at 3.5% down',
  ),
  fact('percent', /^At # it must end\b|\bends? on its own at #/i, [78], 'mortgage insurance ends on its own at 78%'),
  fact(
    'percent',
    /\bask (?:a bank|the lender|them) to end\b.*#|#.*\bask (?:a bank|the lender|them) to end\b/i,
    [80],
    'people may ask to end mortgage insurance at 80%',
  ),
  fact('percent', /\b(?:shares?|portions?|parts)\b.*\badd up to\b.*#/i, [100], 'shares add up to 100%'),
  fact('percent', new RegExp(`\\b${loan}\\b[^.]*# of (?:your|the|what|it)\\b`, 'i'), [50], 'a plan lends up to half of the vested balance'),
  // Ages.
  fact(
    'age',
    /\b(?:pay you|access) at #/i,
    [noExtraTaxWhenLeavingFrom],
    `who leaves a job at ${noExtraTaxWhenLeavingFrom} or later is paid by its plan without the extra tax`,
  ),
  fact(
    'age',
    /\bIRA (?:doesn’t|waits|has|would)\b[^.;]*#|\bIRA,? [^.;]*\bwait(?:s|ed)? until #/i,
    [noExtraTaxFrom],
    `the extra tax of an IRA ends at ${noExtraTaxFrom - 0.5}½`,
  ),
  fact(
    'age',
    /^(?!.*\b(?:extra|taxed|earn)\b)(?:.*\b(?:put in|pay into|limit|most you)\b.*#|.*@[^.]*\bfrom (?:age )?#|.*\bfrom (?:age )?#[^.]* it is @|.*\band from @ to #|.*\band from # to @)/i,
    catchUpAges,
    `more may be put in from ${catchUpAges[0]} on`,
  ),
  fact(
    'age',
    /\b(?:left|leave|leaves|leaving)\b[^.;,]*#|#[^.;,]*\bleft (?:that|the) job\b/i,
    [noExtraTaxWhenLeavingFrom],
    `who leaves a job at ${noExtraTaxWhenLeavingFrom} or later is paid by its plan without the extra tax`,
  ),
  fact(
    'age',
    /\bextra tax\b|@ (?:extra|more|on top)|\bextra @|\btake (?:it|money|cash) out\b|\bpaid out\b|\bfreely\b/i,
    [noExtraTaxFrom],
    `the extra tax ends at ${noExtraTaxFrom - 0.5}½`,
  ),
  fact(
    'age',
    /\b(?:withdrawals? (?:have|has) to|have to take|must take|required)\b.*#|#.*\bwithdrawals? (?:have|has) to begin\b/i,
    requiredFrom,
    `yearly withdrawals have to begin at ${requiredFrom.join(' or ')}`,
  ),
  fact(
    'age',
    /\b(?:must be|who are|is|are|someone|aged) # or (?:older|over)\b/i,
    [youngestYears],
    `the service is for people of ${youngestYears} and older`,
  ),
  // How long money may be on its way.
  fact('days', /\bfirst home\b|\b# days to use\b/i, [120], 'money from an IRA goes into a first home within 120 days'),
  fact(
    'days',
    /# days to (?:put|roll|move|deposit)\b|\bput (?:it|them|that|the \w+(?: \w+)?|all of it)? ?(?:back|into)\b.*#|#.*\b(?:put|roll)\w* (?:it|them|that|all of it)? ?(?:back|over)\b|#.*\bundo(?:ne)?\b|^(?!.*\bopening\b).*\bundo(?:ne)?\b.*#/i,
    [60],
    'money that was paid out can be put back for 60 days',
  ),
  fact('months', /\b(?:one|an) IRA (?:in)?to (?:another|one)\b.*#|\b[Oo]nce in #/i, [12], 'one IRA is put into another once in 12 months'),
  fact('years', /\bowned no(?:ne|thing)?\b.*#/i, [2], 'a first home is the first in two years'),
  fact('years', /\bwage transcript\b.*#/i, [10], 'a wage transcript covers about ten years'),
  fact(
    'dollars',
    /# from your earnings\b|\bearnings, or # from age\b|\bfrom age @ it is # more\b|\bto @ it is # more\b/i,
    plan.map((cents) => cents / 100),
    'what goes into a 401(k) is the limit of its year',
  ),
  // Loans from a plan.
  fact(
    'days',
    /\b(?:rate|fee)\b[^.]*\b(?:held|keep|kept|holds?)\b[^.]*#|\b(?:held|keep|kept|holds?)\b[^.]*\brate\b[^.]*#/i,
    [offerDays],
    `a rate and a fee are held for ${offerDays} days`,
  ),
  fact('days', /#[^.]*\bthe loan ends\b|\bloan ends\b[^.]*#/i, [lapseDays], `a loan that nobody signs ends after ${lapseDays} days`),
  fact(
    'business days',
    /\bloan\b[^.]*#[^.]*\b(?:bank|agree|note)|#[^.]*\bagree to (?:the|a) loan\b|\b(?:sent|paid out)\b[^.]*#[^.]*\bagree\b/i,
    [payOutBankDays],
    `a loan is sent ${payOutBankDays} business days after it is agreed to`,
  ),
  fact('months', /\bpayments?\b[^.]*\bevery #/i, [3], 'a loan is paid back at least every three months'),
  fact(
    'months',
    new RegExp(`(?:\\b${loan}\\b|\\bowed\\b|\\bpaid off\\b)[^.]*\\bpast #`, 'i'),
    [12],
    'what was owed in the past 12 months counts',
  ),
  fact(
    'years',
    /\b(?:main home|home you live in|buy (?:a|your|the) (?:main )?home)\b[^.]*#|#[^.]*\b(?:main home|home you live in|buy (?:a|your|the) (?:main )?home)\b/i,
    upTo(longestTermYears(ourPlan, 'home-purchase')),
    `a loan for a main home runs for ${longestTermYears(ourPlan, 'home-purchase')} years at most`,
  ),
  fact(
    'years',
    /\b(?:pay|paid) (?:it |the loan |all of it |everything )?back (?:\w+ \w+, )?(?:usually )?(?:within|in|over) #|\bmost purposes\b[^.]*#|\bloan runs? for (?:up to )?#/i,
    [ourPlan.longestYears],
    `a loan is paid back within ${ourPlan.longestYears} years, and only one to buy a main home may run longer`,
  ),
  fact(
    'dollars',
    new RegExp(`\\bspouse\\b[^.]*\\b${loan}\\b[^.]*#|\\bmarried\\b[^.]*\\b${loan}\\b[^.]*#`, 'i'),
    [ourPlan.spouseAboveCents / 100],
    'a spouse signs for loans of more than $5,000',
  ),
  fact(
    'dollars',
    /\bhalf\b[^.]*\b(?:up to|more than|at most|and) #|\bthe # limit\b/i,
    [ourPlan.capCents / 100],
    'no loan is larger than $50,000',
  ),
  fact(
    'dollars',
    /\bsmallest loan\b[^.]*#|\bborrow from # up\b|\bthe least(?: you can borrow)? is #/i,
    [ourPlan.leastCents / 100],
    'the smallest loan is $1,000',
  ),
  fact('dollars', /\blend up to #[^.]*\bmore than half\b/i, [ourPlan.floorCents / 100], 'some plans lend up to $10,000'),
  // What a plan does with a small balance, and where an IRA is kinder.
  fact(
    'since',
    /\b[Ss]ince # (?:that|a plan|plans)\b|\b[Bb]efore # (?:that|the) (?:limit|line)\b/,
    [small.from],
    `the limit of small accounts rose in ${small.from}`,
  ),
  fact('dollars', /\bsince @ [^.]*#/i, [small.cents / 100], 'since 2024 a plan may move out a balance of up to $7,000'),
  fact(
    'dollars',
    /\b[Bb]efore (?:that|@)[^.]*\b(?:it|line|limit) was #/,
    [smallBefore.cents / 100],
    'before 2024 a plan could move out up to $5,000',
  ),
  fact(
    'dollars',
    /\b(?:over|above|more than) #[^.]*\b(?:has to|must) go to an IRA\b/i,
    [paidOutCents / 100],
    'above $1,000 it has to go to an IRA',
  ),
  fact(
    'dollars',
    /\bpay (?:it )?out #|#[^.]*\bmay (?:pay it out|be sent)\b|\bUp to #[^.]*\b(?:check|sent to you)\b/i,
    [paidOutCents / 100],
    'a plan may pay out up to $1,000',
  ),
  fact(
    'dollars',
    /\bplan\b[^.]*\bmove[sd]? (?:it )?(?:out )?(?:a balance of |a balance )?(?:up to )?#|\bmove out\b[^.]*#|#[^.]*\bmay have moved it\b/i,
    [small.cents / 100],
    'a plan may move out a balance of up to $7,000',
  ),
  fact(
    'dollars',
    /\bfirst home\b[^.]{0,40}#|#[^.]*\b(?:over|in) your life\b/i,
    [firstHomeCents / 100],
    'for a first home $10,000 over a life is free of the extra tax',
  ),
  fact('dollars', /\bat the end of a year\b.*\bmust file\b/i, [250_000], 'a plan of one person reports from $250,000 on'),
  // The letter.
  fact('years', /\bfilings?\b[^.]*(?:# to @|@ to #)[^.]*\bold\b/i, [1, 2], 'public filings are one to two years old'),
  // What we answer, and until when a deposit can be stopped.
  fact(
    'business days',
    /\b(?:person|people|someone|somebody|us|we|concierge)\b[^.;]*\b(?:answers?|reads?|writes?|gets? back|e-mails?)\b[^.]*#|\b[Ww]ithin #[^.]*\be-mail/i,
    answerDays,
    `people are answered within ${answerDays.join(' or ')} business days`,
  ),
  fact(
    'business days',
    /\bat least #[^.]*\bbefore (?:its|the) date\b/i,
    [3],
    'a deposit or a payment can be stopped until three business days before its date',
  ),
  fact('years', /\bletter\b[^.]*\b(?:ends|lasts|runs|holds)\b[^.]*#/i, [letterYears], 'the letter ends one year after it is signed'),
  ...factsOfKeeping,
]

/** What a figure is said of, where it is something of this table. */
export function factOf({ unit, around }: Figure): Fact | undefined {
  return facts.find((one) => one.unit === unit && one.about.test(around))
}

/** What the table has of this unit that is nearest to a figure. */
export function nearestFact({ unit, value }: Figure): string | undefined {
  const far = ({ values }: Fact) => Math.min(...values.map((one) => Math.abs(one - value)))
  return facts.filter((one) => one.unit === unit).toSorted((a, b) => far(a) - far(b))[0]?.says
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

function within(keeper: object): readonly number[] {
  return 'within' in keeper && typeof keeper.within === 'number' ? [keeper.within] : []
}
