import { BigJar } from './big-jar.tsx'
import { Check, Coin, Ground, groundY, Sheet, Way, Words } from './objects.tsx'
import css from './picture.module.css'
import { House } from './places.tsx'

export function JarAndLetter() {
  return (
    <>
      <BigJar x={114} y={groundY} width={148} height={200} level={0.62} label />
      <path className={css.wash} d="M220 196L358 92L496 196V352H220Z" />
      <path className={css.paper} d="M248 290V60h220v230Z" />
      <Words x={280} y={96} lines={[80, 150, 150]} />
      <path className={css.green} d="M280 190c10-22 20-22 18-4s10 10 20-4 14-10 14 4 12 8 30-2" />
      <path className={css.wash} d="M220 196L338 284q20 14 40 0L496 196V352H220Z" />
      <path d="M220 352l106-76M496 352l-106-76" />
      <Ground />
    </>
  )
}

export function JarAndTerms() {
  return (
    <>
      <Sheet x={212} y={28} width={244} height={324} lines={[120, 180]} from={42} />
      <rect className={`${css.sun} ${css.bare}`} x={224} y={114} width={214} height={50} rx={6} />
      <path className={css['on-sun']} d="M240 131h180M240 148h112" />
      <Words x={236} y={192} lines={[180, 150, 90]} />
      <path className={css.green} d="M240 310c10-26 22-26 20-4s10 10 20-6 14-10 14 4 14 8 34-2" />
      <path className={css.muted} d="M236 324h150" />
      <path className={css.brand} d="M330 306l8-24 96-96 16 16-96 96Z" />
      <path d="M338 282l16 16" />
      <BigJar x={120} y={groundY} width={136} height={184} level={0.6} label />
      <Ground />
    </>
  )
}

export function JarAndOffers() {
  return (
    <>
      <g transform="rotate(-11 330 352)">
        <path className={css.wash} d="M216 66h132v250H216Z" />
        <Words x={236} y={120} lines={[70, 46]} />
      </g>
      <g transform="rotate(11 330 352)">
        <path className={css.wash} d="M312 66h132v250H312Z" />
        <Words x={374} y={120} lines={[50, 34]} />
      </g>
      <path className={css.paper} d="M252 52h156v300H252Z" />
      <circle className={css.sun} cx={300} cy={104} r={26} />
      <path className={css['on-sun']} d="M291 113l18-18M292 96h.1M308 112h.1" />
      <Words x={278} y={164} lines={[104, 104, 64]} gap={26} />
      <path className={css.muted} d="M278 312h104" />
      <path className={css.green} d="M282 300c8-22 20-22 18-4s10 8 18-6 12-8 14 2 10 8 26-2" />
      <BigJar x={112} y={groundY} width={148} height={200} level={0.3} label />
      <Ground />
    </>
  )
}

export function JarAndMortgage() {
  return (
    <>
      <Sheet x={40} y={28} width={250} height={324} from={222} lines={[190, 150]} />
      <House x={156} y={212} size={0.72} />
      <path d="M64 212h186" />
      <path className={css.green} d="M66 314c10-22 22-22 20-4s10 10 20-4 14-10 14 4 14 8 34-2" />
      <circle className={css.sun} cx={250} cy={290} r={20} />
      <path className={css.sun} d="M240 307l-6 30 16-9 16 9-6-30" />
      <BigJar x={402} y={groundY} width={156} height={212} level={0.6} content="both" label />
      <Ground />
    </>
  )
}

export function JarsAndList() {
  return (
    <>
      <BigJar x={68} y={groundY} width={88} height={116} level={0.4} />
      <BigJar x={172} y={groundY} width={96} height={168} level={0.62} content="brand" label />
      <rect className={css.brand} x={244} y={44} width={236} height={308} rx={12} />
      <path className={css.paper} d="M262 70h200v264H262Z" />
      <path className={css.sun} d="M318 82V52h22a22 22 0 0 1 44 0h22v30Z" />
      <Check x={286} y={128} />
      <Check x={286} y={186} />
      <Check x={286} y={244} />
      <rect x={286} y={284} width={22} height={22} rx={4} />
      <path className={css.words} d="M330 126h104M330 184h84M330 242h104M330 295h70" />
      <Ground />
    </>
  )
}

export function JarAndCalendar() {
  return (
    <>
      <path d="M170 24l-72 32M170 24l72 32M170 24v-2" />
      <path className={css.paper} d="M36 112H304V308a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12Z" />
      <path className={css.brand} d="M36 112V68a12 12 0 0 1 12-12H292a12 12 0 0 1 12 12v44Z" />
      <path className={css['on-brand']} d="M98 72v20M242 72v20M140 84h60" />
      <path className={css.words} d="M64 152h28M124 152h28M184 152h28M64 212h28M124 212h28M184 212h28M64 272h28M124 272h28M184 272h28" />
      <Coin x={256} y={152} r={20} />
      <Coin x={256} y={212} r={20} />
      <Coin x={256} y={272} r={20} />
      <Way d="M282 140C304 82 384 74 408 132" />
      <BigJar x={408} y={groundY} width={156} height={204} level={0.56} content="both" lid="none" label />
      <Ground />
    </>
  )
}

export function OpenBookAndJar() {
  return (
    <>
      <BigJar x={260} y={266} width={136} height={206} level={0.6} content="both" label />
      <path className={css.brand} d="M28 352V252C110 232 200 236 260 272C320 236 410 232 492 252V352Z" />
      <path
        className={css.paper}
        d="M44 340V236C120 216 204 222 260 258C316 222 400 216 476 236V340C400 320 316 324 260 346C204 324 120 320 44 340Z"
      />
      <path d="M260 258v88" />
      <path
        className={css.words}
        d="M76 256c40-8 90-6 140 12M76 282c40-8 90-6 140 12M76 308c30-6 60-6 90 0M304 268c26-10 50-14 72-16M304 294c26-10 50-14 72-16M304 320c30-12 60-14 90-14"
      />
      <path className={css.sun} d="M392 230v48l13-12 13 12v-47" />
      <Ground />
    </>
  )
}
