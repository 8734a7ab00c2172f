import { BigJar, GhostJar, Lid } from './big-jar.tsx'
import { Coin, Ground, groundY, Leaf, Lens, Shine, Way } from './objects.tsx'
import css from './picture.module.css'
import { Hill, Plant } from './places.tsx'

export function JarAndLens() {
  return (
    <>
      <BigJar x={206} y={groundY} width={212} height={288} level={0.62} lid="brand" />
      <circle className={css.paper} cx={318} cy={196} r={102} />
      <circle className={`${css.wash} ${css.bare}`} cx={318} cy={196} r={86} />
      <Coin x={284} y={214} r={32} />
      <Coin x={352} y={228} r={24} />
      <Coin x={330} y={162} r={28} />
      <Lens x={318} y={196} r={102} />
      <Ground />
    </>
  )
}

export function LensAndPath() {
  return (
    <>
      <Hill d="M292 352C340 320 330 172 404 172H496V352Z" />
      <path d="M292 352C340 320 330 172 404 172H496" />
      <Way d="M40 352C110 340 50 268 96 248C126 236 144 236 164 230M320 214C356 206 372 196 400 172" />
      <circle className={css.paper} cx={236} cy={196} r={94} />
      <Coin x={182} y={222} r={16} />
      <Coin x={236} y={196} r={26} />
      <Coin x={292} y={184} r={16} />
      <Lens x={236} y={196} r={94} />
      <BigJar x={444} y={172} width={88} height={120} level={0.62} />
      <Ground />
    </>
  )
}

export function JarUnderLeaves() {
  return (
    <>
      <path d="M24 56C120 84 220 44 330 36S470 54 496 40M104 65C122 80 128 92 130 108" />
      <Leaf x={54} y={63} turn={76} />
      <Leaf x={130} y={108} turn={62} fill="sun" size={1.1} />
      <Leaf x={280} y={41} turn={76} fill="wash" size={1.1} />
      <Leaf x={420} y={43} turn={66} size={1.2} />
      <Leaf x={428} y={168} turn={110} fill="sun" />
      <Leaf x={86} y={212} turn={24} fill="wash" />
      <BigJar x={284} y={338} width={160} height={220} level={0.74} tilt={-9} />
      <Hill d="M40 352C80 306 150 290 230 284S420 282 484 352Z" />
      <path d="M40 352C80 306 150 290 230 284S420 282 484 352" />
      <Leaf x={196} y={318} turn={-98} size={1.5} fill="sun" />
      <Leaf x={120} y={338} turn={-104} size={1.1} />
      <Leaf x={130} y={338} turn={16} size={1.6} fill="paper" />
      <Leaf x={276} y={318} turn={-92} size={1.5} />
      <Leaf x={214} y={334} turn={10} size={1.6} fill="sun" />
      <Leaf x={300} y={312} turn={8} size={1.6} />
      <Leaf x={376} y={336} turn={-108} size={1.4} fill="paper" />
      <Leaf x={384} y={336} turn={4} size={1.4} fill="sun" />
      <Ground />
    </>
  )
}

export function JarsLost() {
  return (
    <>
      <circle className={css.sun} cx={116} cy={76} r={34} />
      <GhostJar x={262} y={196} width={64} height={96} />
      <Hill d="M24 236C110 150 210 150 290 200S430 220 496 160V352H24Z" />
      <path d="M24 236C110 150 210 150 290 200S430 220 496 160" />
      <BigJar x={408} y={282} width={88} height={124} level={0.4} tilt={14} />
      <path className={`${css.paper} ${css.bare}`} d="M24 268C120 220 230 230 310 262S430 272 496 236V352H24Z" />
      <path d="M24 268C120 220 230 230 310 262S430 272 496 236" />
      <BigJar x={140} y={336} width={96} height={136} level={0.66} content="brand" tilt={-14} />
      <Hill d="M24 316C90 276 170 284 250 314S410 330 496 296V352H24Z" />
      <path d="M24 316C90 276 170 284 250 314S410 330 496 296" />
      <Ground />
    </>
  )
}

export function JarAndMap() {
  return (
    <>
      <path className={css.paper} d="M36 62l112-30v290L36 352ZM260 62l112-30v290l-112 30Z" />
      <path className={css.wash} d="M148 32l112 30v290l-112-30Z" />
      <path className={css.muted} d="M36 246l112-40 112 62 112-48M92 47v290M148 120l112 20 60-16" />
      <Way d="M72 300C84 220 130 250 168 246S214 170 262 196S300 214 318 176" />
      <circle className={css.sun} cx={72} cy={304} r={10} />
      <path className={css.brand} d="M320 170C290 132 286 118 286 108a34 34 0 0 1 68 0C354 118 350 132 320 170Z" />
      <circle className={css.paper} cx={320} cy={107} r={12} />
      <BigJar x={414} y={groundY} width={136} height={180} level={0.6} label />
      <Ground />
    </>
  )
}

export function JarsAndCurtain() {
  return (
    <>
      <path d="M36 56H484" />
      <path className={css.sun} d="M20 56a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM484 56a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z" />
      <BigJar x={414} y={groundY} width={124} height={172} level={0.7} content="both" label />
      <BigJar x={268} y={groundY} width={116} height={148} level={0.5} />
      <path
        className={css.brand}
        d="M56 56H276C270 120 282 170 258 226C248 252 234 268 232 300C230 320 236 330 232 340q-20-12-38 0q-20-12-40 0q-20-12-40 0q-20-12-40 0q-10-6-18 0Z"
      />
      <path className={css['on-brand']} d="M110 74C106 160 112 250 114 322M164 74C160 160 160 250 154 322M222 74C218 170 196 240 194 322" />
      <path d="M56 56v-8M110 56v-8M164 56v-8M222 56v-8M276 56v-8" />
      <Ground />
    </>
  )
}

export function EmptyJar() {
  return (
    <>
      <path className={css.wash} d="M72 28H448V324H72Z" />
      <circle className={css.sun} cx={172} cy={100} r={30} />
      <path className={css.paper} d="M72 258C140 206 220 214 280 244S400 254 448 230V324H72Z" />
      <path d="M260 28v296M72 176h376M72 28H448V324H72Z" />
      <rect className={css.paper} x={36} y={324} width={448} height={16} rx={3} />
      <BigJar x={356} y={324} width={140} height={184} lid="none" label />
      <path className={css.muted} d="M306 194v30M306 234v8" />
      <Lid x={214} y={310} width={118} />
      <Plant x={112} y={324} />
    </>
  )
}

export function JarAndStatehouse() {
  return (
    <>
      <path d="M182 66V30" />
      <path className={css.sun} d="M182 30h36l-10 10 10 10h-36Z" />
      <path className={css.wash} d="M118 148a64 82 0 0 1 128 0Z" />
      <path className={css.paper} d="M108 148h148v22H108ZM52 226L182 170L312 226Z" />
      <path className={css.paper} d="M60 226h244v16H60ZM48 318h268v16H48ZM32 334h300v18H32Z" />
      <path className={css.brand} d="M78 242h24v76H78ZM140 242h24v76h-24ZM200 242h24v76h-24ZM262 242h24v76h-24Z" />
      <Shine d="M344 196l-16-14M408 162v-20M470 196l16-14" />
      <BigJar x={408} y={groundY} width={116} height={168} level={0.66} label />
      <Ground />
    </>
  )
}
