import { BigJar, Lid } from './big-jar.tsx'
import { Coin, CoinStack, Ground, groundY, Shine, Way } from './objects.tsx'
import css from './picture.module.css'

export function BigAndSmallStone() {
  return (
    <>
      <path className={css.wash} d="M32 352L48 252L96 186L170 158L236 190L270 262L276 352Z" />
      <path d="M96 186l44 56-92 10M140 242l30-84M140 242l74 42 56-22M214 284l-8 68M140 242l-40 110" />
      <Way d="M214 140C254 62 338 48 380 88" />
      <path d="M366 86l16 4 4-16" />
      <BigJar x={396} y={groundY} width={148} height={196} level={0.62} label />
      <path className={css.wash} d="M356 156l6-24 28-18 30 12 14 30Z" />
      <path d="M362 132l30 8-2-26M392 140l42 16" />
      <Ground />
    </>
  )
}

export function JarAndCross() {
  return (
    <>
      <path d="M306 128V98a20 20 0 0 1 20-20h72a20 20 0 0 1 20 20v30" />
      <rect className={css.paper} x={228} y={128} width={268} height={224} rx={24} />
      <path d="M228 178h268" />
      <circle className={css.wash} cx={362} cy={264} r={64} />
      <path className={css.brand} d="M346 220h32v28h28v32h-28v28h-32v-28h-28v-32h28Z" />
      <path className={css.sun} d="M270 166h30v24h-30ZM424 166h30v24h-30Z" />
      <BigJar x={110} y={groundY} width={156} height={212} level={0.62} label />
      <Ground />
    </>
  )
}

export function JarAndScales() {
  return (
    <>
      <path className={css.paper} d="M253 352V70h14v282Z" />
      <path className={css.sun} d="M250 60a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z" />
      <path className={css.brand} d="M190 352c10-30 40-42 70-42s60 12 70 42Z" />
      <path d="M104 104C170 82 350 82 416 104M104 104L44 266M104 104L164 266M416 104L356 266M416 104L476 266" />
      <path className={css.wash} d="M34 266h140a70 40 0 0 1-140 0ZM346 266h140a70 40 0 0 1-140 0Z" />
      <BigJar x={104} y={266} width={56} height={80} level={0.6} />
      <CoinStack x={416} y={266} count={5} width={60} />
      <Ground />
    </>
  )
}

export function JarBeingOpened() {
  return (
    <>
      <BigJar x={244} y={groundY} width={204} height={208} level={0.72} content="both" lid="none" label />
      <Lid x={388} y={70} width={176} height={24} turn={34} fill="brand" />
      <Coin x={214} y={110} r={17} />
      <Coin x={266} y={88} r={17} />
      <Coin x={226} y={44} r={14} />
      <Shine d="M108 160l-26-16M96 214H64M162 112l-14-26M384 196l30-10M392 244h32" />
      <Ground />
    </>
  )
}

export function JarAndLadder() {
  return (
    <>
      <CoinStack x={54} y={groundY} count={2} />
      <CoinStack x={116} y={groundY} count={4} />
      <BigJar x={332} y={groundY} width={260} height={276} level={0.56} content="both" lid="none" />
      <path className={css.paper} d="M226 352L242 36h10L238 352ZM314 352L298 36h-10L302 352Z" />
      <path d="M239 326h62M240 292h60M242 258h56M244 224h53M245 190h50M247 156h46M249 122h42M250 88h39M252 56h36" />
      <Coin x={376} y={52} r={18} />
      <Coin x={424} y={36} r={14} />
      <Ground />
    </>
  )
}

export function JarWithMeasure() {
  return (
    <>
      <rect className={css.paper} x={64} y={36} width={76} height={316} rx={6} />
      <path d="M140 72h-36M140 100h-20M140 128h-20M140 156h-36M140 212h-20M140 240h-36M140 268h-20M140 296h-20M140 324h-36" />
      <rect className={css.sun} x={48} y={176} width={108} height={18} rx={9} />
      <Way d="M170 185H246" />
      <BigJar x={358} y={groundY} width={212} height={296} level={0.69} lid="brand" label />
      <Ground />
    </>
  )
}
