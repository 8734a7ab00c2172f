import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { language, useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import {
  type ChangeableDeposit,
  type ChangeQuote,
  type ChangeWish,
  readChangesAnew,
} from '../../../screens/data/money/recharacterizations.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { Received } from '../history/receipt.tsx'
import { MoveLines } from './moves-facts.tsx'
import { words } from './other-ira.words.ts'

export type ReviewedChange = { readonly wish: ChangeWish; readonly quote: ChangeQuote }

type Props = ReviewedChange & {
  readonly deposit: ChangeableDeposit
  readonly keys: RequestKeys
  readonly onBack: () => void
  readonly onDone: (receipt: Received) => void
}

/** All of a change before one press asks for it. The service may want to know once more that it is the same person. */
export function OtherIraReview({ wish, quote, deposit, keys, onBack, onDone }: Props) {
  const said = useWords(words)
  const { to_account_type: kind, tax_year: year } = deposit
  const sum = dollarWords(wish.amount, true)
  return (
    <ConfirmDialog
      title={said.reviewTitle}
      yes={said.yes(sum, kind)}
      no={said.no}
      isKeepingMain
      isKeyed
      act={() => ask('POST /api/v1/apex/user/recharacterizations/create/', { body: wish, key: keys.keyOf(wish) })}
      onKeep={onBack}
      onDone={({ pk, moves, moved_by: day }) => {
        keys.renew()
        void readChangesAnew()
        onDone({
          title: said.done(sum),
          about: said.doneAbout(dollarWords(moves, true), kind, dateWords(day, language()), shortNumber(pk)),
        })
      }}
    >
      <MoveLines quote={quote} deposit={deposit} />
      <p>{said.estimate}</p>
      <p>{said.sold}</p>
      <p>
        {said.tax(year)} {said.forms}
      </p>
      <p>
        {said.consent(sum, kind, year)} {said.undo}
      </p>
    </ConfirmDialog>
  )
}
