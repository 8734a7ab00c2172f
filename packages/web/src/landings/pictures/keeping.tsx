import { BigJar, GhostJar } from './big-jar.tsx'
import { Ground, groundY, Leaf } from './objects.tsx'
import css from './picture.module.css'
import { Hill } from './places.tsx'

export function JarAndShield() {
  return (
    <>
      <path className={css.brand} d="M260 24C320 60 380 68 432 68C440 190 390 300 260 352C130 300 80 190 88 68C140 68 200 60 260 24Z" />
      <path className={css.wash} d="M260 56C312 84 360 92 404 94C404 192 366 276 260 322C154 276 116 192 116 94C160 92 208 84 260 56Z" />
      <BigJar x={260} y={groundY} width={156} height={212} level={0.6} label />
      <Ground />
    </>
  )
}

export function JarWithLock() {
  return (
    <>
      <BigJar x={214} y={groundY} width={236} height={312} level={0.62} content="both" lid="brand" />
      <path className={css.paper} d="M290 234v-38a52 52 0 0 1 104 0v38h-20v-38a32 32 0 0 0-64 0v38Z" />
      <rect className={css.sun} x={268} y={232} width={148} height={120} rx={18} />
      <path className={css.paper} d="M342 262a16 16 0 0 1 9 29l7 31h-32l7-31a16 16 0 0 1 9-29Z" />
      <Ground />
    </>
  )
}

export function JarGrowing() {
  return (
    <>
      <circle className={css.sun} cx={440} cy={84} r={42} />
      <Hill d="M24 352C110 270 190 296 260 310S430 270 496 300V352Z" />
      <path d="M306 226C306 150 294 120 312 76" />
      <Leaf x={306} y={180} turn={0} size={1.7} />
      <Leaf x={305} y={160} turn={-84} size={1.6} />
      <Leaf x={303} y={122} turn={8} size={1.3} />
      <Leaf x={304} y={112} turn={-86} size={1.2} />
      <Leaf x={312} y={76} turn={-46} size={1} fill="sun" />
      <BigJar x={306} y={groundY} width={168} height={156} level={0.68} content="both" lid="none" label />
      <path d="M306 258v-68" />
      <BigJar x={66} y={groundY} width={68} height={84} level={0.3} />
      <BigJar x={158} y={groundY} width={84} height={116} level={0.6} />
      <Ground />
    </>
  )
}

export function JarAndGift() {
  return (
    <>
      <path className={css.paper} d="M252 214h220v138H252Z" />
      <path className={css.wash} d="M236 166h252v48H236Z" />
      <path className={css.sun} d="M342 166h40v186h-40Z" />
      <path
        className={css.sun}
        d="M362 166C332 110 276 88 264 118C254 146 310 166 362 166C414 166 470 146 460 118C448 88 392 110 362 166Z"
      />
      <path d="M362 166c-20-10-46-20-66-30M362 166c20-10 46-20 66-30" />
      <BigJar x={128} y={groundY} width={164} height={232} level={0.6} content="both" label />
      <path className={css.brand} d="M64 137H192v14H64Z" />
      <path
        className={css.brand}
        d="M128 144C106 126 74 136 78 158C82 178 112 166 128 144C144 166 174 178 178 158C182 136 150 126 128 144Z"
      />
      <path d="M128 144l-24 52M128 144l24 52" />
      <Ground />
    </>
  )
}

export function JarPicked() {
  return (
    <>
      <circle className={css.wash} cx={260} cy={134} r={110} />
      <BigJar x={260} y={214} width={116} height={160} level={0.6} content="both" label />
      <circle className={css.brand} cx={344} cy={62} r={28} />
      <path className={css['on-brand']} d="M332 62l9 9 16-18" />
      <BigJar x={68} y={groundY} width={72} height={88} level={0.4} />
      <BigJar x={164} y={groundY} width={72} height={88} level={0.7} />
      <GhostJar x={260} y={groundY} width={72} height={88} />
      <BigJar x={356} y={groundY} width={72} height={88} level={0.5} />
      <BigJar x={452} y={groundY} width={72} height={88} level={0.3} />
      <rect className={css.wash} x={20} y={groundY} width={480} height={14} rx={3} />
    </>
  )
}

export function JarInLine() {
  return (
    <>
      <path className={css.wash} d="M372 352V96H484v256Z" />
      <path className={css.paper} d="M390 132h76v110H390Z" />
      <BigJar x={428} y={242} width={56} height={80} level={0.6} />
      <path
        className={css.paper}
        d="M356 40H500l-8-12H364ZM356 40h24v56a12 12 0 0 1-24 0ZM404 40h24v56a12 12 0 0 1-24 0ZM452 40h24v56a12 12 0 0 1-24 0Z"
      />
      <path className={css.brand} d="M380 40h24v56a12 12 0 0 1-24 0ZM428 40h24v56a12 12 0 0 1-24 0ZM476 40h24v56a12 12 0 0 1-24 0Z" />
      <path className={css.paper} d="M358 242H498v14H358Z" />
      <BigJar x={302} y={groundY} width={92} height={140} level={0.5} />
      <BigJar x={186} y={groundY} width={92} height={168} level={0.6} content="both" label />
      <BigJar x={72} y={groundY} width={92} height={124} level={0.45} content="brand" />
      <Ground />
    </>
  )
}
