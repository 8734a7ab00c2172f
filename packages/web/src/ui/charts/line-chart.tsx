import { shortDollars } from '@app/schemas/rules/money/rough-money'
import { area, curveMonotoneX, line } from 'd3-shape'
import { type ReactNode, useMemo } from 'react'
import type { ChartBand, ChartLine, ChartPoint, ChartRange, ChartReading, ChartTable, ChartTick } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { ReadingSlider, useReading } from './chart-reader.tsx'
import { acrossReach, clearTicks, type Frame, frameFor, placeIn, upScale } from './chart-scales.ts'
import styles from './line-chart.module.css'
import { useWidth } from './use-width.ts'

type Props = {
  readonly title: string
  /** What it rests on: what was assumed, and that it is an estimate. */
  readonly about?: ReactNode
  /** What it shows, in one sentence, for people who cannot see it. */
  readonly sentence: string
  readonly lines: readonly ChartLine[]
  readonly bands?: readonly ChartBand[]
  readonly ticks: readonly ChartTick[]
  /** How the values at the left are written. */
  readonly write?: (value: number) => string
  readonly table: ChartTable
  /** What it shows along its way, for people who put a finger on it. */
  readonly readings?: readonly ChartReading[]
  /** At least so high: charts beside each other share a scale. */
  readonly upTo?: number
  readonly level?: 2 | 3
}

const none: readonly ChartBand[] = []

/** How something changes with time: firm lines for what is known, bands for what is estimated. */
export function LineChart(props: Props) {
  const { title, about, sentence, lines, bands = none, ticks, write = shortDollars, table, readings = [], upTo, level } = props
  const [box, width] = useWidth<HTMLDivElement>()
  const { index, reading, isChosen, setIndex } = useReading(readings)
  const said = reading?.write()
  // A finger on it moves the cross alone: hundreds of points are drawn anew only where they, or the room for them, have changed.
  const { frame, x, y, drawn } = useMemo(() => {
    const up = upScale({ lines, bands }, upTo)
    const frame = frameFor(width, up.ticks.map(write))
    const x = placeIn(acrossReach({ lines, bands }), [frame.left, frame.width - frame.right])
    const y = placeIn(up.reach, [frame.height - frame.bottom, frame.top])
    return {
      frame,
      x,
      y,
      drawn: <Drawing lines={lines} bands={bands} ticks={ticks} values={up.ticks} write={write} frame={frame} x={x} y={y} />,
    }
  }, [lines, bands, ticks, write, width, upTo])
  return (
    <ChartFigure title={title} about={isChosen && reading ? said : about} table={table} level={level}>
      <div ref={box} className={styles.box}>
        <svg className={styles.chart} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={sentence}>
          {drawn}
          {reading && isChosen && <Cross at={reading.at} lines={lines} frame={frame} x={x} y={y} />}
        </svg>
        {reading && <ReadingSlider title={title} last={readings.length - 1} index={index} said={said} frame={frame} onChange={setIndex} />}
      </div>
    </ChartFigure>
  )
}

type DrawingProps = MarksProps & {
  readonly ticks: readonly ChartTick[]
  /** The round values at the left, and how they are written. */
  readonly values: readonly number[]
  readonly write: (value: number) => string
  readonly frame: Frame
}

/** The grid with its labels, and on it what there is to see. */
function Drawing({ ticks, values, write, frame, x, y, ...marks }: DrawingProps) {
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${frame.left} ${y(value)}H${frame.width - frame.right}`} />
          <text className={styles.tick} x={frame.left - 8} y={y(value)} dy="0.34em" textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {clearTicks(ticks, x).map(({ at, label, anchor }) => (
        <text key={at} className={styles.tick} x={x(at)} y={frame.height - 6} textAnchor={anchor}>
          {label}
        </text>
      ))}
      <Marks {...marks} x={x} y={y} />
    </>
  )
}

type CrossProps = { readonly at: number; readonly lines: readonly ChartLine[]; readonly frame: Frame; readonly x: Place; readonly y: Place }

/** Where the finger is, on every line. */
function Cross({ at, lines, frame, x, y }: CrossProps) {
  return (
    <>
      <path className={styles.cross} d={`M${x(at)} ${frame.top}V${frame.height - frame.bottom}`} />
      {lines.flatMap(({ label, points }) => {
        const point = points.find((one) => one.at === at)
        return point ? [<circle key={label} className={styles.dot} cx={x(at)} cy={y(point.value)} r={5} />] : []
      })}
    </>
  )
}

type MarksProps = { readonly lines: readonly ChartLine[]; readonly bands: readonly ChartBand[]; readonly x: Place; readonly y: Place }

/** Fills below, then bands, then lines, and the names on top of all. */
function Marks({ lines, bands, x, y }: MarksProps) {
  const draw = pens(x, y)
  const named: readonly ChartLine[] = [
    ...lines,
    ...bands.map((band) => ({ ...band, look: 'second' as const, points: edgeOf(band.points, 'high') })),
  ]
  return (
    <>
      {lines.map(({ label, points, isFilled }) => isFilled && <path key={label} className={styles.under} d={draw.under(points)} />)}
      {bands.map(({ label, points }) => (
        <g key={label}>
          <path className={styles.band} d={draw.range(points)} />
          <path className={styles.edge} d={draw.line(edgeOf(points, 'high'))} />
          <path className={styles.edge} d={draw.line(edgeOf(points, 'low'))} />
        </g>
      ))}
      {lines.map(({ label, points, look = 'main' }) => (
        <path key={label} className={styles[look]} d={draw.line(points)} />
      ))}
      {named.map(({ label, look = 'main', points, labelAt, isNamedBelow = false }) => (
        <Name
          key={label}
          text={label}
          look={look}
          isFalling={isFalling(points)}
          isBelow={isNamedBelow}
          point={pointAt(points, labelAt)}
          x={x}
          y={y}
        />
      ))}
    </>
  )
}

/** What turns values into the paths of a drawing. */
function pens(x: Place, y: Place) {
  const drawLine = line<ChartPoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  ).curve(curveMonotoneX)
  const drawUnder = area<ChartPoint>(
    ({ at }) => x(at),
    y(0),
    ({ value }) => y(value),
  ).curve(curveMonotoneX)
  const drawRange = area<ChartRange>(
    ({ at }) => x(at),
    ({ low }) => y(low),
    ({ high }) => y(high),
  ).curve(curveMonotoneX)
  return {
    line: (points: readonly ChartPoint[]) => drawLine([...points]) ?? '',
    under: (points: readonly ChartPoint[]) => drawUnder([...points]) ?? '',
    range: (points: readonly ChartRange[]) => drawRange([...points]) ?? '',
  }
}

function edgeOf(points: readonly ChartRange[], side: 'low' | 'high'): readonly ChartPoint[] {
  return points.map((point) => ({ at: point.at, value: point[side] }))
}

type Place = (value: number) => number
type NameProps = {
  readonly text: string
  readonly look: 'main' | 'second'
  readonly isFalling: boolean
  readonly isBelow: boolean
  readonly point: ChartPoint | undefined
  readonly x: Place
  readonly y: Place
}

/** The name of a line beside it, on the side that the line leaves free: above a falling line to the right, above a rising one to the left. */
function Name({ text, look, isFalling: falls, isBelow, point, x, y }: NameProps) {
  if (!point) return null
  const isRight = falls !== isBelow
  return (
    <text
      className={`${styles.name} ${look === 'main' ? styles.mainName : ''}`}
      x={x(point.at) + (isRight ? 6 : 0)}
      y={y(point.value) + (isBelow ? 24 : -9)}
      textAnchor={isRight ? 'start' : 'end'}
    >
      {text}
    </text>
  )
}

const usualPlace = 0.6

function pointAt(points: readonly ChartPoint[], part: number | undefined): ChartPoint | undefined {
  return points[Math.round((points.length - 1) * (part ?? usualPlace))]
}

function isFalling(points: readonly ChartPoint[]): boolean {
  return (points.at(-1)?.value ?? 0) < (points[0]?.value ?? 0)
}
