import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { language, useWords } from '../../../client/language.ts'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import { contributionRooms, readMoneyAnew } from '../../../screens/data/money/transfers.ts'
import { Amount } from '../../../ui/amount.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { accountName, bankName } from '../account-names.ts'
import type { Received } from '../history/receipt.tsx'
import { type PutInWords, words } from './put-in.words.ts'
import type { PutInWish } from './put-in-wish.ts'

type Props = {
  readonly wish: PutInWish
  readonly bank: BankAccount
  readonly keys: RequestKeys
  readonly onBack: () => void
  readonly onDone: (receipt: Received) => void
}

/** Everything about a deposit before one press allows it: how much, from where, to where, when, cost and tax. */
export function PutInReview({ wish, bank, keys, onBack, onDone }: Props) {
  const said = useWords(words)
  const sum = dollarWords(wish.amount, true)
  const isOnce = wish.often === 'once'
  return (
    <ConfirmDialog
      title={isOnce ? said.reviewOnce : said.reviewRepeat}
      yes={isOnce ? said.yesOnce(sum) : said.yesRepeat}
      no={said.no}
      isKeyed
      act={() => send(wish, keys.keyOf, said)}
      onKeep={onBack}
      onDone={(receipt) => {
        keys.renew()
        void readMoneyAnew()
        onDone(receipt)
      }}
    >
      <Facts facts={factsOf(wish, bank, said)} />
      <p>{said.tax[wish.account.account_type]}</p>
      {isOnce && <p>{said.back}</p>}
      <p>{isOnce ? said.allowOnce(sum) : said.allowRepeat}</p>
    </ConfirmDialog>
  )
}

function factsOf({ amount, account, often, taxYear, days }: PutInWish, bank: BankAccount, said: PutInWords) {
  const isOnce = often === 'once'
  return [
    { name: isOnce ? said.sum : said.each, value: <Amount dollars={amount} hasCents /> },
    ...(isOnce ? [] : [{ name: said.often, value: said.oftenChoices[often] }]),
    { name: said.from, value: bankName(bank) },
    { name: said.to, value: accountName(account) },
    isOnce
      ? { name: said.when, value: said.whenOnce }
      : { name: said.dates, value: days.map((day) => dateWords(day, language())).join(', ') },
    { name: said.counts, value: isOnce ? said.taxYear(taxYear) : said.ownYear },
    { name: said.cost, value: said.free },
  ]
}

/** To press is to allow the debit. Pressed twice, it is done once. */
async function send({ account, amount, often, taxYear, isLastYear, days }: PutInWish, keyOf: RequestKeys['keyOf'], said: PutInWords) {
  // Kept on the device for as long as it isn’t known to be done: without the number of the account.
  const kept = { account: account.pk, amount, often }
  const own = { account_number: account.account_number, amount }
  if (often === 'once') {
    const body = { ...own, contribution_type: isLastYear ? 'PRIOR_YEAR' : 'CURRENT_YEAR', tax_year: taxYear } as const
    const answer = await ask('POST /api/v1/apex/user/transfer/deposit/create/', { body, key: keyOf({ ...kept, taxYear }) })
    // Another year has begun meanwhile: the form offers the years that there are now.
    if (!answer.ok && answer.failure.fields?.['tax_year']) void contributionRooms.readAnew()
    return receiptOf(answer, (waiting) => ({
      title: said.doneOnce(dollarWords(amount, true)),
      about: said.doneOnceAbout(shortNumber(waiting.pk)),
      waiting,
    }))
  }
  const [first = ''] = days
  const body = { ...own, contribution_type: 'CURRENT_YEAR', frequency: often, first_date: first } as const
  const answer = await ask('POST /api/v1/apex/user/transfer_schedules/create/', { body, key: keyOf({ ...kept, first }) })
  return receiptOf(answer, ({ transfer_schedule_id: id, next_dates: [next = first] }) => ({
    title: said.doneRepeat,
    about: said.doneRepeatAbout(dateWords(next, language()), shortNumber(id)),
  }))
}

function receiptOf<T>(answer: Answer<T>, write: (data: T) => Received): Answer<Received> {
  return answer.ok ? done(write(answer.data)) : answer
}
