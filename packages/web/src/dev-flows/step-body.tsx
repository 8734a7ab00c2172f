import { describeCondition } from '@app/engine'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { Block } from '@app/schemas/flow/step'
import { Fragment } from 'react'
import styles from './step-body.module.css'
import { fillWords } from './words.ts'

type Props = { readonly body: readonly Block[]; readonly brand: BrandFile | undefined }

/** The rest of a step’s words, plainly. Live data is only named. */
export function StepBody({ body, brand }: Props) {
  const fill = (text: string) => fillWords(text, brand)
  return (
    <div className={styles.body}>
      {body.map((block) => (
        <Fragment key={JSON.stringify(block)}>
          {block.when && <p className={styles.live}>Only if {describeCondition(block.when)}:</p>}
          <BodyBlock block={block} fill={fill} />
        </Fragment>
      ))}
    </div>
  )
}

type Fill = (text: string) => string

function BodyBlock({ block, fill }: { readonly block: Block; readonly fill: Fill }) {
  if ('text' in block) return <p>{fill(block.text)}</p>
  if ('list' in block) return <Points heading={block.heading} points={block.list} fill={fill} />
  if ('numbered' in block) return <Points heading={block.heading} points={block.numbered} fill={fill} isNumbered />
  if ('note' in block) {
    return (
      <p className={styles.note}>
        <strong>{fill(block.note.title)}</strong>
        {fill(block.note.text)}
      </p>
    )
  }
  if ('more' in block) {
    return (
      <details>
        <summary>{fill(block.more.title)}</summary>
        <p>{fill(block.more.text)}</p>
      </details>
    )
  }
  if ('terms' in block) return <Terms terms={block.terms} fill={fill} />
  return (
    <p className={styles.live}>
      <code>{block.panel}</code> shows live data here.{block.empty && ` While there is none: ${fill(block.empty)}`}
    </p>
  )
}

type PointsProps = {
  readonly heading: string | undefined
  readonly points: readonly string[]
  readonly fill: Fill
  readonly isNumbered?: boolean
}

function Points({ heading, points, fill, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div>
      {heading && <h3>{fill(heading)}</h3>}
      <List>
        {points.map((point) => (
          <li key={point}>{fill(point)}</li>
        ))}
      </List>
    </div>
  )
}

type TermsProps = { readonly terms: readonly { readonly title: string; readonly text: string }[]; readonly fill: Fill }

function Terms({ terms, fill }: TermsProps) {
  return (
    <details>
      <summary>The document, in {terms.length} parts</summary>
      {terms.map(({ title, text }) => (
        <div key={title}>
          <h3>{fill(title)}</h3>
          <p>{fill(text)}</p>
        </div>
      ))}
    </details>
  )
}
