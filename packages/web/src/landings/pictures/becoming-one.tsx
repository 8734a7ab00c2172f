import { BigJar, GhostJar, Lid } from './big-jar.tsx'
import { CoinStack, Ground, groundY, Lens, Way } from './objects.tsx'
import css from './picture.module.css'
import { Hill, House, Plant, Shelf } from './places.tsx'

export function JarsToOne() {
  return (
    <>
      <BigJar x={84} y={192} width={88} height={124} level={0.5} tilt={-8} />
      <BigJar x={214} y={122} width={72} height={96} level={0.5} tilt={12} />
      <BigJar x={132} y={groundY} width={92} height={116} level={0.55} content="brand" />
      <Way d="M142 152C214 176 296 112 346 138" />
      <Way d="M260 98C304 92 370 92 382 134" />
      <Way d="M192 300C268 296 250 152 316 142" />
      <BigJar x={384} y={groundY} width={208} height={196} level={0.7} content="both" lid="none" label />
      <Lid x={414} y={50} width={168} height={18} turn={-8} />
      <Ground />
    </>
  )
}

export function JarsFoundAndMoved() {
  return (
    <>
      <GhostJar x={64} y={groundY} width={62} height={72} />
      <GhostJar x={146} y={groundY} width={62} height={72} />
      <GhostJar x={228} y={groundY} width={62} height={72} />
      <circle className={`${css.wash} ${css.bare}`} cx={134} cy={138} r={80} />
      <BigJar x={134} y={192} width={76} height={104} level={0.6} />
      <Lens x={134} y={138} r={80} />
      <Way d="M226 106C268 62 344 48 384 118" />
      <BigJar x={398} y={groundY} width={168} height={212} level={0.55} content="both" lid="none" label />
      <Ground />
    </>
  )
}

export function JarsTowardsOneShelf() {
  return (
    <>
      <BigJar x={60} y={groundY} width={68} height={92} level={0.4} />
      <BigJar x={144} y={groundY} width={68} height={92} level={0.7} content="brand" />
      <GhostJar x={228} y={groundY} width={68} height={92} />
      <Way d="M60 246C52 4 420 -20 464 94" />
      <Way d="M144 246C138 64 330 44 382 94" />
      <Way d="M228 246C216 130 256 70 302 98" />
      <BigJar x={304} y={208} width={68} height={92} level={0.6} />
      <GhostJar x={384} y={208} width={68} height={92} />
      <GhostJar x={464} y={208} width={68} height={92} />
      <Shelf x={256} y={208} width={244} />
      <Plant x={424} y={groundY} />
      <Ground />
    </>
  )
}

export function JarsOnShelf() {
  return (
    <>
      <BigJar x={104} y={172} width={92} height={128} level={0.5} />
      <BigJar x={220} y={172} width={92} height={108} level={0.75} content="brand" />
      <BigJar x={332} y={172} width={84} height={148} level={0.66} />
      <BigJar x={432} y={172} width={76} height={96} level={0.35} />
      <Shelf x={32} y={172} width={456} />
      <BigJar x={104} y={346} width={92} height={120} level={0.65} content="both" />
      <path className={css.sun} d="M188 346v-104h24v104Z" />
      <path className={css.paper} d="M212 346v-92h28v92Z" />
      <path className={css.brand} d="M240 346v-112h20v112ZM272 346l-10-3 25-100 20 5-25 100Z" />
      <Plant x={424} y={346} />
      <rect className={css.wash} x={32} y={346} width={456} height={12} rx={3} />
    </>
  )
}

export function JarJourney() {
  return (
    <>
      <Hill d="M142 352C210 344 196 270 260 262S318 206 352 196S386 142 424 142H496V352Z" />
      <path d="M142 352C210 344 196 270 260 262S318 206 352 196S386 142 424 142H496" />
      <Way d="M176 352C290 336 250 300 324 290S350 236 404 230S410 166 442 142" />
      <path d="M202 307v-66M260 262v-66M352 196v-66" />
      <path className={css.sun} d="M202 241h40l-11 13 11 13h-40ZM260 196h40l-11 13 11 13h-40ZM352 130h40l-11 13 11 13h-40Z" />
      <House x={450} y={142} size={0.42} />
      <BigJar x={84} y={318} width={92} height={128} level={0.62} label />
      <path
        className={css.paper}
        d="M28 318h112v9H28ZM42 340a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM102 340a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"
      />
      <Ground />
    </>
  )
}

export function JarsAndPaths() {
  return (
    <>
      <BigJar x={110} y={groundY} width={148} height={204} level={0.62} content="both" label />
      <Way d="M124 132C160 56 240 44 330 84" />
      <Way d="M194 206C240 176 280 182 336 206" />
      <Way d="M194 288C240 268 290 276 336 318" />
      <BigJar x={412} y={132} width={76} height={104} level={0.62} />
      <Shelf x={336} y={132} width={152} />
      <BigJar x={412} y={246} width={68} height={84} level={0.6} content="brand" />
      <Shelf x={336} y={246} width={152} />
      <CoinStack x={380} y={groundY} count={4} />
      <CoinStack x={444} y={groundY} count={2} />
      <Ground />
    </>
  )
}
