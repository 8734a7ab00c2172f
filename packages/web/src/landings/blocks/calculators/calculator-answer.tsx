import { useWords } from '../../../client/language.ts'
import type { Answer, Bar, Curve } from '../../calculators/answer.ts'
import { AnswerTable } from './answer-table.tsx'
import { calculatorWords } from './calculator.words.ts'
import styles from './calculator-answer.module.css'

/** The words around an answer, whatever the numbers are. */
export type AnswerFrame = {
  readonly columns: readonly string[]
  /** What a drawing shows, for those who do not see it. */
  readonly drawn?: string
  /** What its area and its line stand for, where that is not one and the same. */
  readonly legend?: readonly [area: string, line: string]
  /** What is assumed, and what is left out. */
  readonly assumed: string
}

type Props = { readonly answer: Answer; readonly frame: AnswerFrame }

/** What follows from the numbers. Every place has a name under which the script writes into it. */
export function CalculatorAnswer({ answer, frame }: Props) {
  const { label, figure, sentence, caution, lines, bars, curve, rows } = answer
  return (
    <>
      <p className={styles.first}>
        <span className={styles.label} data-out="label">
          {label}
        </span>{' '}
        <strong className={styles.figure} data-out="figure">
          {figure}
        </strong>
      </p>
      <p className={styles.caution} data-out="caution">
        {caution}
      </p>
      {bars && <Bars bars={bars} />}
      {curve && <Drawing {...curve} frame={frame} />}
      <dl className={styles.lines}>
        {lines.map((line, at) => (
          <div key={String(at)} className={styles.line} data-line="">
            <dt data-label="">{line.label}</dt>
            <dd data-value="">{line.value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sentence} data-out="sentence" role="status">
        {sentence}
      </p>
      <AnswerTable columns={frame.columns} rows={rows} />
      <p className={styles.assumed}>{frame.assumed}</p>
    </>
  )
}

/** They never change places; their values are shown beside them. */
function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, value, share }, at) => (
        <li key={String(at)} className={styles.bar} data-line="">
          <span data-label="">{label}</span>{' '}
          <span className={styles.value} data-value="">
            {value}
          </span>
          <svg className={styles.track} aria-hidden="true" focusable="false">
            <rect className={at === 0 ? styles.main : styles.other} width={`${Math.round(share * 100)}%`} height="100%" rx="5" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ area, line, top, to, frame: { drawn, legend } }: Curve & { readonly frame: AnswerFrame }) {
  const { now } = useWords(calculatorWords)
  return (
    <div className={styles.curve}>
      <span className={styles.top} data-out="top">
        {top}
      </span>
      <svg className={styles.ground} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={drawn}>
        <path className={styles.area} d={area} />
        <path className={styles.stroke} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span>{now}</span> <span data-out="to">{to}</span>
      {legend && (
        <ul className={styles.legend}>
          <li className={styles.ofArea}>{legend[0]}</li>
          <li className={styles.ofLine}>{legend[1]}</li>
        </ul>
      )}
    </div>
  )
}
