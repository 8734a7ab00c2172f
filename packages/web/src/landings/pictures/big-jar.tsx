import css from './picture.module.css'

type Fill = 'sun' | 'brand' | 'paper'

type Props = {
  /** The middle of its foot. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** With the lid. */
  readonly height: number
  /** How full it is, from 0 to 1. */
  readonly level?: number
  /** `both`: two kinds of money, one over the other. */
  readonly content?: 'sun' | 'brand' | 'both'
  readonly lid?: Fill | 'none'
  readonly label?: boolean
  /** In degrees, around the middle. What is inside stays level. */
  readonly tilt?: number
}

/** The jar of the large pictures: a lid, a neck, and what is in it, with a small wave. */
export function BigJar({ x, y, width, height, level = 0, content = 'sun', lid = 'paper', label = false, tilt = 0 }: Props) {
  const shape = shapeOf({ x, y, width, height, hasLid: lid !== 'none' })
  return (
    <g transform={tilt === 0 ? undefined : `rotate(${tilt} ${x} ${y - height / 2})`}>
      <path className={css.paper} d={glass(shape)} />
      {level > 0 && <path className={content === 'sun' ? css.sun : css.brand} d={filling(shape, level, tilt)} />}
      {content === 'both' && <path className={css.sun} d={filling(shape, level * 0.56, tilt)} />}
      {lid === 'none' ? <path d={rim(shape)} /> : <Lid x={x} y={shape.top} width={shape.neck * 2 + 10} height={shape.lid} fill={lid} />}
      {label && <Label x={x} y={y - height * 0.31} width={width * 0.5} height={height * 0.2} />}
    </g>
  )
}

/** A jar of which nothing is known but that it was there, or a place for one. */
export function GhostJar({ x, y, width, height }: Pick<Props, 'x' | 'y' | 'width' | 'height'>) {
  const shape = shapeOf({ x, y, width, height, hasLid: false })
  return <path className={css.ghost} d={glass(shape)} />
}

/** `x` and `y`: the middle of its upper side. */
export function Lid({
  x,
  y,
  width,
  height = 14,
  turn = 0,
  fill = 'paper',
}: Pick<Props, 'x' | 'y' | 'width'> & { readonly height?: number; readonly turn?: number; readonly fill?: Fill }) {
  return (
    <rect
      className={css[fill]}
      x={round(x - width / 2)}
      y={round(y)}
      width={round(width)}
      height={round(height)}
      rx={round(Math.min(5, height * 0.36))}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y + height / 2})`}
    />
  )
}

function Label({ x, y, width, height }: Pick<Props, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <>
      <rect
        className={css.paper}
        x={round(x - width / 2)}
        y={round(y - height / 2)}
        width={round(width)}
        height={round(height)}
        rx={round(height * 0.12)}
      />
      <path className={css.words} d={`M${round(x - width * 0.26)} ${round(y)}h${round(width * 0.52)}`} />
    </>
  )
}

type Shape = {
  readonly x: number
  readonly half: number
  readonly neck: number
  readonly top: number
  readonly lid: number
  readonly shoulder: number
  readonly foot: number
  readonly corner: number
}

function shapeOf({ x, y, width, height, hasLid }: Pick<Props, 'x' | 'y' | 'width' | 'height'> & { readonly hasLid: boolean }): Shape {
  const lid = hasLid ? Math.min(16, Math.max(8, height * 0.075)) : 0
  return {
    x,
    half: width / 2,
    neck: width * 0.38,
    top: y - height,
    lid,
    shoulder: y - height + lid + height * 0.15,
    foot: y,
    corner: width * 0.17,
  }
}

function glass({ x, half, neck, top, lid, shoulder, foot, corner }: Shape): string {
  const start = top + lid
  const bend = start + (shoulder - start) * 0.3
  const belly = start + (shoulder - start) * 0.55
  const d = [
    ['M', x - neck, start],
    ['V', bend],
    ['C', x - neck, belly, x - half, belly, x - half, shoulder],
    ['V', foot - corner],
    ['Q', x - half, foot, x - half + corner, foot],
    ['H', x + half - corner],
    ['Q', x + half, foot, x + half, foot - corner],
    ['V', shoulder],
    ['C', x + half, belly, x + neck, belly, x + neck, bend],
    ['V', start],
  ] as const
  return `${d.map(([step, ...numbers]) => `${step}${numbers.map(round).join(' ')}`).join('')}Z`
}

/** From the surface down to the foot, on the line of the glass: nothing of it can be outside. */
function filling({ x, half, shoulder, foot, corner }: Shape, level: number, tilt: number): string {
  const rise = Math.tan((tilt * Math.PI) / 180) * half
  const surface = foot - level * (foot - shoulder) + rise
  const wave = half > 45 ? half * 0.09 : 0
  const lift = -rise
  return [
    `M${round(x - half)} ${round(surface)}`,
    `c${round(half / 3)} ${round(lift / 3 - wave)} ${round((half * 2) / 3)} ${round((lift * 2) / 3 - wave)} ${round(half)} ${round(lift)}`,
    `s${round((half * 2) / 3)} ${round((lift * 2) / 3 + wave)} ${round(half)} ${round(lift)}`,
    `V${round(foot - corner)}Q${round(x + half)} ${round(foot)} ${round(x + half - corner)} ${round(foot)}`,
    `H${round(x - half + corner)}Q${round(x - half)} ${round(foot)} ${round(x - half)} ${round(foot - corner)}Z`,
  ].join('')
}

function rim({ x, neck, top }: Shape): string {
  return `M${round(x - neck - 5)} ${round(top)}H${round(x + neck + 5)}`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
