type TallPage = { readonly height: number; readonly because: string }

/**
 * Steps whose main button lies lower than two screens of a phone, how low it may lie, and why. The list only gets shorter: a step that is
 * no taller than the others has no place in it.
 */
export const tallPages: Readonly<Record<string, TallPage>> = {
  'ira/open-beagle': { height: 2_400, because: 'The price, the terms and the answers of an application are read before it is sent.' },
  'borrow-partners': { height: 2_220, because: 'Each lender shows its rates, fee and time, and none is hidden behind another.' },
  'credit-card-payment': { height: 2_120, because: 'The stand-in for the payment company’s field says that no money moves.' },
  'fix-401k': { height: 2_110, because: 'Four answers, each with its cost to this person, have to be compared before one is picked.' },
  'interested-loan': { height: 2_080, because: 'Who can’t borrow, and what a loan can cost, is read before the first yes.' },
  'loan-terms': { height: 1_940, because: 'What people agree to when they borrow is read before the box, unfolded.' },
  'retirement-concierge': { height: 1_920, because: 'The price, its renewal and the free way are read before the answer.' },
  portfolio: { height: 1_910, because: 'The mix is shown with its shares and its cost above the question.' },
  qa10: { height: 1_900, because: 'The profile, two prices and the answers behind them are checked on one page before the ways to pay.' },
  'search-in-progress': { height: 1_870, because: 'Every place that is searched is listed with what came of it: the list is the page.' },
  'need-cash': { height: 1_850, because: 'What each of three ways costs this person is read before one is picked.' },
  'take-loan': { height: 1_830, because: 'The limit, the amount and what it comes to are seen together while it changes.' },
  'beagle-member': { height: 1_820, because: 'The price, its renewal and the free plan are read before the answer.' },
  payment: { height: 1_700, because: 'The price, its renewal and the card are on one page: nobody pays for what they no longer see.' },
  'terms-conditions': { height: 1_670, because: 'Three legal documents, each with its own box.' },
  'get-lost-money-online': { height: 1_660, because: 'The price and each match are read before people let us file.' },
  'stop-losing': { height: 1_610, because: 'What the old plans and an IRA cost is compared above the question.' },
  'final-step': { height: 1_590, because: 'Everything about a move that can’t be undone is checked on one page.' },
  'combine-schedule-call': { height: 1_580, because: 'The accounts of the call are listed above the number that is called.' },
}
