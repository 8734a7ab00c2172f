import styles from './scene.module.css'

type At = { readonly x: number; readonly y: number }

/** A person who is looking. `x` and `y`: the middle of the glass. */
export function Glass({ x, y }: At) {
  return (
    <g className={styles.line}>
      <circle className={styles.brand} cx={x} cy={y} r={15} />
      <path className={styles.brand} d={`M${x + 11} ${y + 11}l13 13`} />
    </g>
  )
}

export function Check({ x, y }: At) {
  return <path className={styles.brand} d={`M${x} ${y}l9 9 17-19`} />
}

/** The ground that things stand on. */
export function Ground({ from, to, y = 112 }: { readonly from: number; readonly to: number; readonly y?: number }) {
  return <path className={styles.line} d={`M${from} ${y}H${to}`} />
}

/** Money on its way, along a curve. */
export function Way({ d }: { readonly d: string }) {
  return <path className={styles.way} d={d} />
}
