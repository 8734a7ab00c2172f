import styles from './scene.module.css'

type Props = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How full it is, from 0 to 1. */
  readonly level?: number
  /** `dashed`: nobody has seen it yet. */
  readonly look?: 'firm' | 'dashed'
}

const corner = 8

/** The jar of all pictures: a lid, a neck and what is in it. */
export function Jar({ x, y, width, height, level = 0, look = 'firm' }: Props) {
  const right = x + width
  const bottom = y + height
  const inset = width * 0.16
  const neck = y + height * 0.13
  const shoulder = y + height * 0.27
  const top = bottom - level * (bottom - shoulder)
  const foot = `Q${right} ${bottom} ${right - corner} ${bottom}H${x + corner}Q${x} ${bottom} ${x} ${bottom - corner}`
  return (
    <g className={look === 'dashed' ? styles.dashed : undefined}>
      {level > 0 && <path className={styles.sun} d={`M${x} ${top}H${right}V${bottom - corner}${foot}Z`} />}
      <path
        className={styles.line}
        d={`M${right - inset} ${y}V${neck}Q${right} ${neck} ${right} ${shoulder}V${bottom - corner}${foot}V${shoulder}Q${x} ${neck} ${x + inset} ${neck}V${y}`}
      />
      <path className={styles.line} d={`M${x + inset / 2} ${y}H${right - inset / 2}`} />
    </g>
  )
}
