import type { BlockName, PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import type { ComponentType } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { anchorOf } from './anchor-of.ts'
import type { BlockProps } from './block-props.ts'
import { FeeCalculator } from './calculators/fee-calculator.tsx'
import { LoanCalculator } from './calculators/loan-calculator.tsx'
import { RefinanceCalculator } from './calculators/refinance-calculator.tsx'
import { SavingsCalculator } from './calculators/savings-calculator.tsx'
import { Comparison } from './comparison.tsx'
import { Cost } from './cost.tsx'
import { Facts } from './facts.tsx'
import { CompanySearch } from './forms/company-search.tsx'
import { FormBlock } from './forms/form-block.tsx'
import jumpList from './jump-list.module.css'
import styles from './page-blocks.module.css'
import { Positions } from './positions.tsx'
import { Proof } from './proof.tsx'
import { Providers } from './providers.tsx'
import { Questions } from './questions.tsx'
import { Security } from './security.tsx'
import { Closing, Hero } from './starting.tsx'
import { Steps } from './steps.tsx'
import { Ways } from './ways.tsx'
import { Lately, Legal, NoteBlock, PartnerBand, Prose } from './word-blocks.tsx'

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

const words: Words<{ readonly contents: string; readonly here: string }> = {
  en: { contents: 'Contents', here: 'On this page' },
  es: { contents: 'Contenido', here: 'En esta página' },
}

const fewestParts = 5
/** Texts that people search for one part of. A page of offers alone is short, and has its button first. */
const texts: ReadonlySet<string> = new Set(['prose', 'comparison'])
const notParts: ReadonlySet<string> = new Set(['hero', 'note', 'ways', 'closing', 'lately'])

type Part = { readonly id: string; readonly title: string }

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

/** The parts that a long page leads to from its top; none on a page that is short. */
function jumpParts(blocks: readonly PageBlock[]): readonly Part[] {
  const parts = blocks.flatMap((block, at) =>
    'title' in block && block.title && !notParts.has(block.block) ? [{ id: headingIdAt(at), title: block.title }] : [],
  )
  return parts.length >= fewestParts && blocks.some(({ block }) => texts.has(block)) ? parts : []
}

/** The id of the heading of a part, by its place on the page. */
function headingIdAt(at: number): string {
  return `part-${at}`
}

function JumpList({ parts }: { readonly parts: readonly Part[] }) {
  const { contents, here } = useWords(words)
  return (
    <nav className={jumpList.jumps} aria-label={contents}>
      <details>
        <summary className={jumpList.here}>{here}</summary>
        <ul className={jumpList.list}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={jumpList.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
