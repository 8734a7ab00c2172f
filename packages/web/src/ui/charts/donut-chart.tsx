import { arc, pie } from 'd3-shape'
import styles from './donut-chart.module.css'

export type Slice = { readonly id: string; readonly label: string; readonly percent: number; readonly look: 'main' | 'second' | 'third' }

type Props = {
  /** What it shows, in one sentence. */
  readonly sentence: string
  readonly slices: readonly Slice[]
  /** The text in its middle: the one figure that counts, and what it is. */
  readonly middle: { readonly figure: string; readonly label: string }
}

const size = 200
const thickness = 34
const gap = 0.03

/** A whole and up to three parts of it. The parts are named by a list beside it. */
export function DonutChart({ sentence, slices, middle }: Props) {
  const parts = pie<Slice>()
    .sort(null)
    .value(({ percent }) => percent)
    .padAngle(gap)(slices.filter(({ percent }) => percent > 0))
  const draw = arc<(typeof parts)[number]>()
    .innerRadius(size / 2 - thickness)
    .outerRadius(size / 2)
    .cornerRadius(3)
  return (
    <svg className={styles.donut} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} role="img" aria-label={sentence}>
      {parts.map((part) => (
        <path key={part.data.id} className={styles[part.data.look]} d={draw(part) ?? ''} />
      ))}
      <text className={styles.figure} textAnchor="middle" dy="-0.05em">
        {middle.figure}
      </text>
      <text className={styles.label} textAnchor="middle" y="24">
        {middle.label}
      </text>
    </svg>
  )
}
