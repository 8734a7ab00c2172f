import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { useLoanQuote } from '../../data/loans/loan-quote.ts'
import { type Loan, loanRequest } from '../../data/loans/loans.ts'
import { savedCards } from '../../data/money/payments.ts'
import { brandName } from '../../fields/card/card-words.ts'
import { BankQuestion } from '../../paying/bank-question.tsx'
import type { PanelProps } from '../panel-props.ts'
import { LoanPicture } from './loan-picture.tsx'
import { termWords } from './loan-terms.words.ts'
import { useShownTerms } from './use-shown-terms.ts'

/** The request for a loan from one’s own plan: what is agreed to on this page. */
export function PlanTerms({ form, empty }: PanelProps) {
  const request = loanRequest.use()
  const { data } = request
  useShownTerms(form, data && { kind: 'plan', loan_id: data.pk, terms_version: data.terms_version })
  return (
    <Loaded of={request} empty={empty}>
      {(loan) => <Terms key={loan.pk} loan={loan} form={form} empty={empty} />}
    </Loaded>
  )
}

type Props = { readonly loan: Loan; readonly form: PanelProps['form']; readonly empty: string | undefined }

function Terms({ loan, form, empty }: Props) {
  const schedule = useSchedule(loan)
  const { data: quote } = useLoanQuote(
    useMemo(() => ({ borrow_amount: loan.borrow_amount.toFixed(2), term: String(loan.term), purpose: loan.purpose }), [loan]),
  )
  return (
    <>
      <Loaded of={schedule} empty={empty}>
        {({ results }) => <LoanPicture shown={{ cost: loan, schedule: results, growth: quote?.loan?.growth_forgone }} />}
      </Loaded>
      {loan.fee_payment === 'card' && <FeeByCard loan={loan} />}
      {loan.spouse_consent_required && <SpouseConsent add={form.add} />}
    </>
  )
}

/** What happens to the card, before the button is pressed; and the question of the bank, where it asks one. */
function FeeByCard({ loan }: { readonly loan: Loan }) {
  const card = savedCards.use().data?.find(({ id }) => id === loan.fee_card)
  const said = useWords(termWords)
  const named = card ? said.cardOf(brandName(card.brand), card.last_four) : said.card
  return (
    <>
      <Note title={said.charged}>{said.chargedAbout(named, dollarWords(loan.origination_fee, true))}</Note>
      <BankQuestion />
    </>
  )
}

/** Every payment of the request, with its day. Another version of it has other ones. */
function useSchedule({ pk, version }: Loan) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another schedule
  const payments = useMemo(() => resource(() => ask('GET /api/v1/loans/{id}/schedule/', { params: { id: pk } })), [pk, version])
  return payments.use()
}

/** Some loans need the word of the spouse. The service refuses them without it. */
function SpouseConsent({ add }: { readonly add: PanelProps['form']['add'] }) {
  const { spouse, spouseAgrees, spouseHelp } = useWords(termWords)
  const [agrees, setAgrees] = useState(false)
  useEffect(() => add('loans.spouse_consent', agrees), [add, agrees])
  return (
    <FieldFrame id="spouse-consent" label={spouse} labels="group">
      <Options
        kind="many"
        id="spouse-consent"
        name="spouse_consent"
        options={[
          {
            value: true,
            label: spouseAgrees,
            help: spouseHelp,
          },
        ]}
        value={agrees ? [true] : []}
        onChange={(chosen) => setAgrees(chosen.includes(true))}
      />
    </FieldFrame>
  )
}
