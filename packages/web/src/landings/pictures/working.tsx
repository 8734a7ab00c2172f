import { BigJar } from './big-jar.tsx'
import { Ground, groundY, Shine } from './objects.tsx'
import css from './picture.module.css'

export function JarFromOffice() {
  return (
    <>
      <path className={css.wash} d="M56 352V40H232v312Z" />
      <path
        className={css.paper}
        d="M78 66h36v34H78ZM126 66h36v34h-36ZM174 66h36v34h-36ZM78 122h36v34H78ZM126 122h36v34h-36ZM174 122h36v34h-36ZM78 178h36v34H78ZM126 178h36v34h-36ZM174 178h36v34h-36ZM78 234h36v34H78ZM174 234h36v34h-36Z"
      />
      <path className={css.brand} d="M120 352V258h48v94Z" />
      <path d="M456 250v-70" />
      <path className={css.brand} d="M456 206q4-28 34-32q-4 30-34 32ZM456 180q-14-20 0-42q14 22 0 42Z" />
      <BigJar x={372} y={324} width={112} height={176} level={0.8} />
      <path className={css.paper} d="M296 250H488l-14 102H310Z" />
      <path className={css.sun} d="M366 290h52v14h-52Z" />
      <Ground />
    </>
  )
}

export function JarOnWorkbench() {
  return (
    <>
      <path className={css.wash} d="M212 28H492V164H212Z" />
      <path className={css.paper} d="M262 76h14v64h-14Z" />
      <path className={css.sun} d="M234 52h62a10 10 0 0 1 10 10v16H234Z" />
      <path className={css.paper} d="M348 108l16-60h14l-8 60Z" />
      <path className={css.brand} d="M342 108h34v22a17 17 0 0 1-34 0Z" />
      <path className={css.paper} d="M420 48h16v74h40v16h-56Z" />
      <BigJar x={112} y={264} width={148} height={204} level={0.62} content="both" label />
      <path d="M322 216v-14a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v14" />
      <path className={css.sun} d="M282 216H454v48H282Z" />
      <path className={css.paper} d="M350 228h36v16h-36Z" />
      <rect className={css.paper} x={24} y={264} width={472} height={20} rx={3} />
      <path className={css.paper} d="M56 284h28v68H56ZM436 284h28v68h-28Z" />
      <path d="M84 322H436" />
      <Ground />
    </>
  )
}

export function JarLinked() {
  return (
    <>
      <BigJar x={106} y={groundY} width={148} height={196} level={0.62} label />
      <BigJar x={414} y={groundY} width={148} height={196} level={0.62} content="brand" label />
      <path d="M106 156V122a34 34 0 0 1 34-34h6M414 156V122a34 34 0 0 0-34-34h-6" />
      <path
        className={css.sun}
        fillRule="evenodd"
        d="M186 48h56a40 40 0 0 1 0 80h-56a40 40 0 0 1 0-80Zm0 22a18 18 0 0 0 0 36h56a18 18 0 0 0 0-36Z"
      />
      <path
        className={css.brand}
        fillRule="evenodd"
        d="M278 48h56a40 40 0 0 1 0 80h-56a40 40 0 0 1 0-80Zm0 22a18 18 0 0 0 0 36h56a18 18 0 0 0 0-36Z"
      />
      <path className={`${css.sun} ${css.bare}`} d="M242 128a40 40 0 0 0 40-40h-22a18 18 0 0 1-18 18Z" />
      <path d="M242 128a40 40 0 0 0 40-40M260 88a18 18 0 0 1-18 18" />
      <Ground />
    </>
  )
}

export function JarHandedOver() {
  return (
    <>
      <BigJar x={252} y={260} width={148} height={208} level={0.62} content="both" label />
      <path className={css.brand} d="M24 288l66-22 30 76-96 34Z" />
      <path
        className={css.paper}
        d="M96 282C130 252 158 254 186 260H330a14 14 0 0 1 4 27C286 302 224 304 196 322C170 336 140 338 118 336Z"
      />
      <path d="M232 286C262 286 300 284 324 278" />
      <path className={css.brand} d="M496 128l-72 10 10 88 62-6Z" />
      <path
        className={css.paper}
        d="M425 146C396 132 366 140 318 132a13 13 0 0 0-6 26l46 8C340 172 318 176 306 186a12 12 0 0 0 14 20l34-12C378 212 406 220 433 216Z"
      />
      <Shine d="M176 42l-14-20M140 84l-26-8M328 42l14-20M364 84l26-8" />
    </>
  )
}
