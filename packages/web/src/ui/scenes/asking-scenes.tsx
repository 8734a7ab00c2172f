import { Jar } from './jar.tsx'
import { Glass, Ground, Way } from './pieces.tsx'
import styles from './scene.module.css'

/** Three jars from three jobs, and the one that they become. */
export function JarsToOne() {
  return (
    <>
      <Jar x={10} y={62} width={34} height={50} level={0.45} />
      <Jar x={58} y={70} width={28} height={42} level={0.7} />
      <Jar x={100} y={58} width={36} height={54} level={0.3} />
      <Way d="M27 52C40 8 150 6 196 26" />
      <Way d="M72 60C84 30 150 22 190 34" />
      <Way d="M118 48C132 34 160 30 184 42" />
      <Jar x={188} y={34} width={58} height={78} level={0.72} />
      <Ground from={2} to={258} />
    </>
  )
}

/** Jars that a person is looking for, one after the other. */
export function JarsSearched() {
  return (
    <>
      <Jar x={20} y={54} width={40} height={58} level={0.55} />
      <Jar x={92} y={54} width={40} height={58} look="dashed" />
      <Jar x={164} y={54} width={40} height={58} look="dashed" />
      <Glass x={112} y={80} />
      <Ground from={8} to={222} />
    </>
  )
}

/** The jar that was looked for, found with something in it. */
export function JarFound() {
  return (
    <>
      <Jar x={96} y={34} width={58} height={78} level={0.66} />
      <path className={styles.brand} d="M125 8v12M88 18l9 10M162 18l-9 10M72 42l13 5M178 42l-13 5" />
      <Ground from={52} to={198} />
    </>
  )
}

/** A jar with nothing in it, this time. */
export function EmptyJar() {
  return (
    <>
      <Jar x={64} y={34} width={58} height={78} />
      <Glass x={150} y={66} />
      <Ground from={30} to={196} />
    </>
  )
}

/** A jar, and a person who answers. */
export function JarAndVoice() {
  return (
    <>
      <Jar x={36} y={46} width={48} height={66} level={0.6} />
      <path
        className={styles.paper}
        d="M110 18h84a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-58l-16 14v-14h-10a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10Z"
      />
      <path className={styles.brand} d="M118 36h68M118 51h42" />
      <Ground from={16} to={214} />
    </>
  )
}

/** Steps that lead to a jar. */
export function PathToJar() {
  return (
    <>
      <Way d="M14 104C60 104 52 76 92 76S128 48 168 48" />
      <circle className={styles.sun} cx={14} cy={104} r={6} />
      <circle className={styles.sun} cx={92} cy={76} r={6} />
      <Jar x={176} y={34} width={58} height={78} level={0.5} />
      <Ground from={160} to={250} />
    </>
  )
}
