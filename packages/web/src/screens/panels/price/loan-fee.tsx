import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { loanLimits } from '../../data/loans/loan-quote.ts'
import { loanRequest } from '../../data/loans/loans.ts'
import { words } from './price.words.ts'
import { PriceBox } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** What setting up the loan costs: that of the loan that was asked for, else what is offered today. */
export function LoanFee({ empty }: PriceProps) {
  const said = useWords(words)
  const asked = loanRequest.use().data
  const held = loanLimits.use()
  return (
    <Loaded of={held} empty={empty}>
      {({ offer }) => (
        <PriceBox
          title={said.loanFee}
          price={dollarWords(asked?.origination_fee ?? offer.origination_fee, true)}
          about={asked ? said.loanFeeFixed : said.loanFeeAbout}
        />
      )}
    </Loaded>
  )
}
