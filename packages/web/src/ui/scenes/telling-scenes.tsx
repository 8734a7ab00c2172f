import { Jar } from './jar.tsx'
import { Check, Ground, Way } from './pieces.tsx'
import styles from './scene.module.css'

/** A part that is done. */
export function FullJar() {
  return (
    <>
      <Jar x={66} y={34} width={58} height={78} level={0.85} />
      <Check x={142} y={66} />
      <Ground from={36} to={196} />
    </>
  )
}

/** A jar that others carry now. */
export function JarOnItsWay() {
  return (
    <>
      <Jar x={104} y={22} width={50} height={66} level={0.6} />
      <path className={styles.line} d="M82 88h94M176 88l14-22" />
      <circle className={styles.paper} cx={102} cy={101} r={10} />
      <circle className={styles.paper} cx={156} cy={101} r={10} />
      <Way d="M14 60h52M30 78h34M22 42h40" />
      <Ground from={8} to={246} />
    </>
  )
}

/** Something was paid, and here is the paper. */
export function JarAndReceipt() {
  return (
    <>
      <Jar x={48} y={34} width={58} height={78} level={0.6} />
      <path className={styles.paper} d="M136 24h54v76l-9-7-9 7-9-7-9 7-9-7-9 7Z" />
      <path className={styles.brand} d="M148 42h30M148 56h30M148 70h16" />
      <Ground from={22} to={214} />
    </>
  )
}

/** A paper with a name under it. */
export function SignedPaper() {
  return (
    <>
      <path className={styles.paper} d="M60 16h72l16 16v80H60Z" />
      <path className={styles.line} d="M132 16v16h16" />
      <path className={styles.line} d="M74 46h58M74 60h42" />
      <path className={styles.brand} d="M74 92c6-14 12-14 10-2s8 4 12-4 8-6 8 2 10 6 22-2" />
      <Jar x={172} y={62} width={38} height={50} level={0.6} />
      <Ground from={40} to={228} />
    </>
  )
}

/** A jar that stays shut, and another way around it. */
export function ClosedJar() {
  return (
    <>
      <Jar x={98} y={40} width={54} height={72} level={0.5} />
      <path className={styles.line} d="M98 30h54v10H98Z" />
      <Way d="M20 96C40 20 196 -18 224 66" />
      <path className={styles.brand} d="M214 58l11 12 9-14" />
      <Ground from={30} to={220} />
    </>
  )
}

/** Two places, and a line between them that does not hold. */
export function BrokenLine() {
  return (
    <>
      <path className={styles.paper} d="M22 54 56 34l34 20Z" />
      <path className={styles.line} d="M30 58v44M48 58v44M64 58v44M82 58v44M22 112V104h68v8" />
      <Way d="M100 80h28M158 80h18" />
      <path className={styles.brand} d="M136 70l12 20M148 70l-12 20" />
      <Jar x={184} y={46} width={48} height={66} level={0.55} />
      <Ground from={8} to={248} />
    </>
  )
}
