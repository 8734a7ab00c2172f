import type { BlockName } from '@app/schemas/flow/blocks/page-block'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import type { ComponentType } from 'react'
import { anchorOf } from './anchor-of.ts'
import type { BlockProps } from './block-props.ts'
import { FeeCalculator } from './calculators/fee-calculator.tsx'
import { LoanCalculator } from './calculators/loan-calculator.tsx'
import { RefinanceCalculator } from './calculators/refinance-calculator.tsx'
import { SavingsCalculator } from './calculators/savings-calculator.tsx'
import { Closing } from './closing.tsx'
import { Comparison } from './comparison.tsx'
import { Cost } from './cost.tsx'
import { Facts } from './facts.tsx'
import { CompanySearch } from './forms/company-search.tsx'
import { FormBlock } from './forms/form-block.tsx'
import { Hero } from './hero.tsx'
import { headingIdAt, JumpList, jumpParts } from './jump-list.tsx'
import { Lately } from './lately.tsx'
import { Legal } from './legal.tsx'
import { NoteBlock } from './note-block.tsx'
import styles from './page-blocks.module.css'
import { PartnerBand } from './partner-band.tsx'
import { Positions } from './positions.tsx'
import { Proof } from './proof.tsx'
import { Prose } from './prose.tsx'
import { Providers } from './providers.tsx'
import { Questions } from './questions.tsx'
import { Security } from './security.tsx'
import { Steps } from './steps.tsx'
import { Ways } from './ways.tsx'

const kinds: { readonly [N in BlockName]: ComponentType<BlockProps<N>> } = {
  hero: Hero,
  'partner-band': PartnerBand,
  lately: Lately,
  facts: Facts,
  note: NoteBlock,
  steps: Steps,
  proof: Proof,
  prose: Prose,
  comparison: Comparison,
  ways: Ways,
  'fee-calculator': FeeCalculator,
  'loan-calculator': LoanCalculator,
  'refinance-calculator': RefinanceCalculator,
  'savings-calculator': SavingsCalculator,
  'company-search': CompanySearch,
  cost: Cost,
  security: Security,
  questions: Questions,
  form: FormBlock,
  positions: Positions,
  providers: Providers,
  closing: Closing,
  legal: Legal,
}

/** Bands in a colour of their own; all others stand on paper. */
const washed: ReadonlySet<BlockName> = new Set([
  'cost',
  'closing',
  'fee-calculator',
  'loan-calculator',
  'refinance-calculator',
  'savings-calculator',
])

/** The parts of a page, from the top down. A long one begins with links to them. */
export function PageBlocks(page: PageDrawing) {
  const jumps = jumpParts(page.blocks)
  return page.blocks.map((block, at) => {
    const isFirst = page.blocks.findIndex((one) => one.block === block.block) === at
    const headingId = headingIdAt(at)
    const isNamed = 'title' in block && block.block !== 'hero'
    return (
      <section
        // A page is drawn once: its parts never change places.
        key={headingId}
        id={isFirst ? anchorOf(block.block) : undefined}
        className={[styles.band, washed.has(block.block) ? styles.washed : '', styles[block.block]].filter(Boolean).join(' ')}
        aria-labelledby={isNamed ? headingId : undefined}
      >
        <div className={styles.inner}>
          {draw(block.block, { block, page, headingId })}
          {at === 0 && jumps.length > 0 && <JumpList parts={jumps} />}
        </div>
      </section>
    )
  })
}

function draw<N extends BlockName>(name: N, props: BlockProps<N>) {
  const Block: ComponentType<BlockProps<N>> = kinds[name]
  return <Block {...props} />
}
