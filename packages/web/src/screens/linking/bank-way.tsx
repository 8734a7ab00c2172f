import { isBankSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { type LinkedAccount, linkedAccounts, readLinksAnew } from '../data/accounts/links.ts'
import { loanLimits } from '../data/loans/loan-quote.ts'
import { ownLoans } from '../data/loans/loans.ts'
import { bankAccount } from '../data/money/bank-account.ts'
import { savingsProgram } from '../data/money/savings.ts'

type BankWayWords = { readonly link: string; readonly confirm: string; readonly use: (account: string) => string }

const words: Words<BankWayWords> = {
  en: { link: 'Link a bank', confirm: 'Confirm your bank', use: (account) => `Use ${account}` },
  es: { link: 'Conectar un banco', confirm: 'Confirmar tu banco', use: (account) => `Usar ${account}` },
}

/** What may have waited for a bank. */
const waiting = [bankAccount, savingsProgram, loanLimits, ownLoans] as const

/** Whether the numbers of a bank were typed and its small deposit is not confirmed yet. */
export function useTypedBank(): boolean {
  return linkedAccounts.use().data?.some(({ verification }) => verification === 'pending') === true
}

/**
 * Bank accounts that are linked and could take the place of the one for money, while that is gone or its link doesn’t hold, or where it has
 * refused what is to be paid to it.
 */
export function useOtherBanks(isRefused = false): readonly LinkedAccount[] {
  const banks = (linkedAccounts.use().data ?? []).filter(
    ({ account_subtype: kind, active_account: isUsable }) => isBankSubtype(kind) && isUsable,
  )
  const others = banks.filter(({ primary_account: isUsed }) => !isUsed)
  return isRefused || others.length === banks.length ? others : []
}

type BankWayProps = { readonly className?: string | undefined; readonly isRefused?: boolean }

/**
 * The way to a bank that can be debited, for whoever has none: one that is linked already is used at a press; one page links another, and
 * asks for the code of one that was typed.
 */
export function BankWay({ className, isRefused }: BankWayProps) {
  const said = useWords(words)
  const isTyped = useTypedBank()
  const others = useOtherBanks(isRefused)
  return (
    <>
      {others.map((account) => (
        <UseBank key={account.pk} account={account} />
      ))}
      <PlaceLink place="link-bank" {...(className !== undefined && { className })}>
        {isTyped ? said.confirm : said.link}
      </PlaceLink>
    </>
  )
}

function UseBank({ account: { pk, version, institution_name, nickname, name, last_four: end } }: { readonly account: LinkedAccount }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const use = async () => {
    setBusy(true)
    const used = await ask('PATCH /api/v1/financial_accounts/accounts/{id}/update/', {
      params: { id: pk },
      base: version,
      body: { primary_account: true },
    })
    setProblem(used.ok ? undefined : used.failure.detail)
    await readLinksAnew()
    for (const one of waiting) one.forget()
    await Promise.all(waiting.map((one) => one.load()))
    setBusy(false)
  }
  return (
    <p>
      <Button look="small" isBusy={isBusy} onClick={() => void use()}>
        {said.use([institution_name ?? nickname ?? name, end && maskedNumber(end)].filter(Boolean).join(' '))}
      </Button>
      {problem && <span role="alert"> {problem}</span>}
    </p>
  )
}
