import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { language, useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import { readMoneyAnew, type Transfer } from '../../../screens/data/money/transfers.ts'
import type { WithdrawalQuote } from '../../../screens/data/money/withdrawal-quote.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { accountName, bankName } from '../account-names.ts'
import type { Received } from '../history/receipt.tsx'
import { quoteFacts, taxWords } from './quote-facts.tsx'
import type { Takeable } from './takeable-accounts.tsx'
import { type WithdrawWords, words } from './withdraw.words.ts'
import type { WithdrawWish } from './withdraw-wish.ts'

export type Reviewed = { readonly wish: WithdrawWish; readonly quote: WithdrawalQuote }

type Props = Reviewed & {
  readonly chosen: Takeable
  readonly bank: BankAccount
  readonly keys: RequestKeys
  readonly onBack: () => void
  readonly onDone: (receipt: Received) => void
}

/** All of a withdrawal before one press asks for it. The service may want to know once more that it is the same person. */
export function WithdrawReview({ wish, quote, chosen, bank, keys, onBack, onDone }: Props) {
  const said = useWords(words)
  // Kept on the device for as long as it isn’t known to be done: without the number of the account.
  const kept = { ...wish, account_number: chosen.account.pk }
  return (
    <ConfirmDialog
      title={said.reviewTitle}
      yes={said.yes(dollarWords(wish.amount, true))}
      no={said.no}
      isKeepingMain
      isKeyed
      act={() => ask('POST /api/v1/apex/user/transfer/withdraw/create/', { body: wish, key: keys.keyOf(kept) })}
      onKeep={onBack}
      onDone={(waiting) => {
        keys.renew()
        void readMoneyAnew()
        onDone(receiptOf(waiting, { wish, quote }, said))
      }}
    >
      <Facts
        facts={[
          { name: said.from, value: accountName(chosen.account) },
          { name: said.to, value: bankName(bank) },
          { name: said.why, value: said.reasons[wish.distribution_type].label },
          ...quoteFacts(quote, said),
        ]}
      />
      {taxWords({ quote, chosen }, said).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {said.undo} {said.again}
      </p>
    </ConfirmDialog>
  )
}

function receiptOf(waiting: Transfer, { wish, quote }: Reviewed, said: WithdrawWords): Received {
  const net = dollarWords(waiting.net_amount, true)
  const day = dateWords(quote.arrives_by, language())
  return { title: said.done(dollarWords(wish.amount, true)), about: said.doneAbout(net, day, shortNumber(waiting.pk)), waiting }
}
