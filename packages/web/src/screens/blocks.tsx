import { compileCondition, type Facts } from '@app/engine'
import type { Block, StepFile } from '@app/schemas/flow/steps/step'
import { late } from '../ui/late.tsx'
import { More } from '../ui/more.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './blocks.module.css'
import { ClosableNote } from './closable-note.tsx'
import { usePaper } from './paper.ts'
import type { ScreenProps } from './screen-props.ts'

/** Every panel has a way to it in there: a step without live data does not load them. */
const Panel = late(
  () => import('./panels/panel.tsx').then(({ Panel }) => Panel),
  () => <Skeleton />,
)

type Props = ScreenProps & { readonly blocks: readonly Block[] }

/** The words and live data of a step, in reading order. */
export function Blocks({ blocks, ...screen }: Props) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} {...screen} />)
}

function OneBlock({ block, ...screen }: ScreenProps & { readonly block: Block }) {
  const paper = usePaper()
  if (!paper) return <DrawnBlock block={block} {...screen} />
  return (
    <paper.Block block={block}>
      {'panel' in block ? <paper.Panel block={block} /> : <DrawnBlock block={block} {...screen} isOnPaper />}
    </paper.Block>
  )
}

type BlockProps = ScreenProps & { readonly block: Block; readonly isOnPaper?: boolean }

function DrawnBlock({ block, isOnPaper = false, ...screen }: BlockProps) {
  if (block.folds !== undefined && !isOnPaper) {
    const { folds, ...open } = block
    return (
      <More title={folds}>
        <DrawnBlock block={open} {...screen} />
      </More>
    )
  }
  if ('panel' in block) return <Panel {...screen} block={block} />
  if ('text' in block) return <p>{block.text}</p>
  if ('note' in block && block.note.closes) return <ClosableNote step={screen.step.step} {...block.note} />
  if ('note' in block) return <Note title={block.note.title}>{block.note.text}</Note>
  if ('more' in block) {
    return (
      <More title={block.more.title} isOpen={isOnPaper}>
        <p>{block.more.text}</p>
      </More>
    )
  }
  if ('terms' in block) return <Terms parts={block.terms} />
  if ('numbered' in block) return <Points heading={block.heading} points={block.numbered} isNumbered />
  return <Points heading={block.heading} points={block.list} />
}

type PointsProps = { readonly heading?: string | undefined; readonly points: readonly string[]; readonly isNumbered?: boolean }

function Points({ heading, points, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <section className={styles.points}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <List className={isNumbered ? styles.numbered : styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  )
}

/** A document to be read before it is signed: all of it on the page, in a box that is reached by keyboard too. */
function Terms({ parts }: { readonly parts: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={styles.terms} tabIndex={0} aria-label={parts[0]?.title}>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <h2 className={styles.heading}>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}

/** A step as this person sees it: without the blocks that are for others. A step that is the same for everybody stays as it is. */
export function shownStep(step: StepFile, facts: Facts): StepFile {
  const { body } = step
  if (!body?.some(({ when }) => when !== undefined)) return step
  return { ...step, body: body.filter(({ when }) => when === undefined || compileCondition(when).of(facts) === 1) }
}

type Placed = {
  readonly before: readonly Block[]
  /** Blocks that change while a person types: beside the fields, or right behind them where there is no room. */
  readonly beside: readonly Block[]
  readonly after: readonly Block[]
}

const following: ReadonlySet<string> = new Set(['loan-estimate', 'loan-schedule', 'investor-profile', 'savings-limit'])

type Place = keyof Placed | 'below'

/**
 * Where notes come. `behind`: on a form the question comes before its notes, and what follows from the answers is beside it. `as-written`:
 * everything is read in its order, before what is asked.
 */
export type Notes = 'first' | 'behind' | 'as-written'

export function placedBlocks({ body = [] }: StepFile, notes: Notes): Placed {
  const at = (place: Place) => body.filter((block) => placeOf(block, notes) === place)
  return { before: at('before'), beside: at('beside'), after: at('after') }
}

/** What people may open is below the buttons, where the frame of every step draws it: it never comes between them and what they came to do. */
export function isBelow(block: Block): boolean {
  return 'more' in block || (block.after === true && block.folds !== undefined)
}

function placeOf(block: Block, notes: Notes): Place {
  if (isBelow(block)) return 'below'
  if (notes === 'as-written') return 'before'
  if (block.after || (notes === 'behind' && 'note' in block)) return 'after'
  return notes === 'behind' && 'panel' in block && following.has(block.panel) ? 'beside' : 'before'
}
