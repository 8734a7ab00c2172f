import css from './picture.module.css'

type At = { readonly x: number; readonly y: number }

/** The line that things stand on. */
export const groundY = 352

export function Ground({ from = 24, to = 496, y = groundY }: { readonly from?: number; readonly to?: number; readonly y?: number }) {
  return <path d={`M${from} ${y}H${to}`} />
}

/** Where money or a person goes. */
export function Way({ d }: { readonly d: string }) {
  return <path className={css.way} d={d} />
}

/** `x` and `y`: its middle. */
export function Coin({ x, y, r = 15 }: At & { readonly r?: number }) {
  const bar = Math.round(r * 0.4)
  return (
    <>
      <circle className={css.sun} cx={x} cy={y} r={r} />
      <path className={css['on-sun']} d={`M${x} ${y - bar}v${bar * 2}`} />
    </>
  )
}

/** Coins that lie on each other. `x` and `y`: the middle of the foot. */
export function CoinStack({ x, y, count, width = 52 }: At & { readonly count: number; readonly width?: number }) {
  const coin = (n: number) => `M${x - width / 2 + 6} ${y - 12 * n}h${width - 12}a6 6 0 0 0 0-12h${12 - width}a6 6 0 0 0 0 12Z`
  return <path className={css.sun} d={Array.from({ length: count }, (_, n) => coin(n)).join('')} />
}

/** A sheet with a folded corner; `lines` are the lengths of what is written on it. */
export function Sheet({
  x,
  y,
  width,
  height,
  lines = [],
  from = 44,
}: At & { readonly width: number; readonly height: number; readonly lines?: readonly number[]; readonly from?: number }) {
  return (
    <>
      <path className={css.paper} d={`M${x} ${y}h${width - 26}l26 26v${height - 26}h${-width}ZM${x + width - 26} ${y}v26h26`} />
      <Words x={x + 24} y={y + from} lines={lines} />
    </>
  )
}

export function Words({ x, y, lines, gap = 22 }: At & { readonly lines: readonly number[]; readonly gap?: number }) {
  return lines.length > 0 && <path className={css.words} d={lines.map((length, n) => `M${x} ${y + n * gap}h${length}`).join('')} />
}

/** `x` and `y`: the tip of its stem. It points up and to the right before it is turned. */
export function Leaf({
  x,
  y,
  turn = 0,
  size = 1,
  fill = 'brand',
}: At & { readonly turn?: number; readonly size?: number; readonly fill?: 'brand' | 'sun' | 'paper' | 'wash' }) {
  const s = (number: number) => Math.round(number * size)
  return (
    <path
      className={css[fill]}
      d={`M0 0C${s(2)} ${s(-18)} ${s(16)} ${s(-32)} ${s(40)} ${s(-34)}C${s(40)} ${s(-12)} ${s(24)} ${s(4)} 0 0L${s(22)} ${s(-18)}`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  )
}

export function Check({ x, y }: At) {
  return <path className={css.green} d={`M${x} ${y}l8 8 14-17`} />
}

/** `x` and `y`: the middle of the glass. The handle goes down, to the right or to the left. */
export function Lens({ x, y, r, to = 'right' }: At & { readonly r: number; readonly to?: 'right' | 'left' }) {
  const side = to === 'right' ? 1 : -1
  const edge = Math.round(r * 0.71)
  const grip = Math.round(r * 0.5)
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <path d={`M${x + side * edge} ${y + edge}l${side * 12} 12`} />
      <path
        className={css.brand}
        d={`M${x + side * (edge + 7)} ${y + edge + 17}l${side * 10}-10 ${side * grip} ${grip}a7 7 0 0 1 ${side * -10} 10Z`}
      />
    </>
  )
}

/** What shines around something that was found. */
export function Shine({ d }: { readonly d: string }) {
  return <path className={css.green} d={d} />
}
