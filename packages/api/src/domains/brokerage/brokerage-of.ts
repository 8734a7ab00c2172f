import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { openTurns } from '../../once/in-turn.ts'
import type { BrokerageContext, Investing } from './brokerage-context.ts'
import { brokerageNeeds } from './needs.ts'

/** The domain on the service's context. Where the partner holds what is invested, nothing is asked of portfolios. */
export const brokerageOf = openedOnce(
  (context): BrokerageContext => ({
    ...brokerageNeeds(context, () => context.flows.current().questions),
    ...(context.partners.holdsFunds ? {} : { investing: investingOf(context) }),
    context,
    brokerage: context.partners.brokerage,
    inTurn: openTurns(),
  }),
)

function investingOf(context: Context): Investing {
  const { fundsWorth, cashCame, raiseCash } = context.hooks
  return {
    worth: (db, holder) => fundsWorth(context, db, holder),
    cashCame: (trx, came) => cashCame(context, trx, came),
    raise: (trx, order) => raiseCash(context, trx, order),
  }
}
