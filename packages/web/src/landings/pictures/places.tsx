import css from './picture.module.css'

type At = { readonly x: number; readonly y: number }

/** `x` and `y`: the middle of its foot. */
export function House({ x, y, size = 1 }: At & { readonly size?: number }) {
  const s = (number: number) => Math.round(number * size)
  return (
    <>
      <path className={css.paper} d={`M${x + s(44)} ${y - s(160)}v${s(-34)}h${s(24)}v${s(60)}`} />
      <path className={css.paper} d={`M${x - s(88)} ${y}v${s(-120)}h${s(176)}v${s(120)}Z`} />
      <path className={css.brand} d={`M${x - s(112)} ${y - s(112)}L${x} ${y - s(204)}L${x + s(112)} ${y - s(112)}Z`} />
      <path className={css.sun} d={`M${x + s(22)} ${y - s(88)}h${s(42)}v${s(42)}h${s(-42)}Z`} />
      <path d={`M${x + s(43)} ${y - s(88)}v${s(42)}M${x + s(22)} ${y - s(67)}h${s(42)}`} />
      <path className={css.wash} d={`M${x - s(60)} ${y}v${s(-82)}h${s(48)}v${s(82)}`} />
    </>
  )
}

/** A plank on two brackets. `x` and `y`: its upper left corner. */
export function Shelf({ x, y, width }: At & { readonly width: number }) {
  return (
    <>
      <path d={`M${x + 34} ${y + 12}v30l-18-30M${x + width - 34} ${y + 12}v30l18-30`} />
      <rect className={css.wash} x={x} y={y} width={width} height={12} rx={3} />
    </>
  )
}

/** A plant in a pot. `x` and `y`: the middle of its foot. */
export function Plant({ x, y }: At) {
  return (
    <>
      <path d={`M${x} ${y - 40}v-44`} />
      <path
        className={css.brand}
        d={`M${x} ${y - 50}q-4-22-28-26q2 24 28 26ZM${x} ${y - 62}q4-22 28-26q-2 24-28 26ZM${x} ${y - 84}q-14-14 0-34q14 20 0 34Z`}
      />
      <path className={css.paper} d={`M${x - 26} ${y - 40}h52l-7 40h-38Z`} />
    </>
  )
}

/** Hills far away, from one side of the picture to the other. */
export function Hill({ d }: { readonly d: string }) {
  return <path className={`${css.wash} ${css.bare}`} d={d} />
}
