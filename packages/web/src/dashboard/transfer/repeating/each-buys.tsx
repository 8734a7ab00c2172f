import { dollarWords, formatCents } from '@app/schemas/rules/money/money'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import { useWords } from '../../../client/language.ts'
import { portfolioNow } from '../../../screens/data/money/portfolio.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { More } from '../../../ui/more.tsx'
import parts from '../../frame/parts.module.css'
import { words } from './repeating.words.ts'

/** What one deposit is spent on, by the mix that the person has chosen. Nothing before one is chosen. */
export function EachBuys({ dollars }: { readonly dollars: number }) {
  const said = useWords(words)
  const { data: portfolio } = portfolioNow.use()
  if (!portfolio || portfolio.target.length === 0) return null
  const parted = splitWhole(
    Math.round(dollars * 100),
    portfolio.target.map(({ weight }) => Math.round(weight * 100)),
  )
  return (
    <More title={said.buys}>
      <p>{said.buysAbout(dollarWords(dollars, dollars % 1 !== 0), portfolio.name)}</p>
      <DataTable
        title={said.buys}
        columns={said.columns}
        rows={portfolio.target.map(({ name, weight }, index) => [name, percentWords(weight), formatCents(parted[index] ?? 0)])}
      />
      <p className={parts.about}>{said.buysWhen}</p>
    </More>
  )
}
