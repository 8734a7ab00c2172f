import { BigJar } from './big-jar.tsx'
import { Check, Ground, groundY, Shine, Way } from './objects.tsx'
import css from './picture.module.css'

export function JarAndCall() {
  return (
    <>
      <path d="M64 206C16 224 12 316 56 334" />
      <path className={css.brand} d="M52 352l24-124a20 20 0 0 1 20-16h128a20 20 0 0 1 20 16l24 124Z" />
      <circle className={css.paper} cx={160} cy={284} r={46} />
      <circle className={css.sun} cx={160} cy={284} r={14} />
      <path d="M160 248h.1M185 258h.1M196 284h.1M185 310h.1M160 320h.1M135 310h.1M124 284h.1M135 258h.1" />
      <path className={css.paper} d="M112 212v-44h16v44ZM192 212v-44h16v44Z" />
      <path
        className={css.brand}
        d="M42 192C38 132 98 118 160 118S282 132 278 192a12 12 0 0 1-12 12H228a12 12 0 0 1-12-14C218 172 192 168 160 168S102 172 104 190a12 12 0 0 1-12 14H54a12 12 0 0 1-12-12Z"
      />
      <Shine d="M108 88q52-24 104 0M86 60q74-36 148 0" />
      <BigJar x={404} y={groundY} width={152} height={208} level={0.62} label />
      <Ground />
    </>
  )
}

export function JarAndPhone() {
  return (
    <>
      <rect className={css.brand} x={60} y={24} width={184} height={328} rx={28} />
      <rect className={css.paper} x={72} y={48} width={160} height={276} rx={14} />
      <path className={css['on-brand']} d="M136 338h32" />
      <BigJar x={152} y={206} width={84} height={112} level={0.6} content="both" />
      <path className={css.words} d="M112 234h80" />
      <rect className={css.sun} x={96} y={264} width={112} height={36} rx={18} />
      <path className={css['on-sun']} d="M144 282l6 6 12-13" />
      <Way d="M258 150C310 100 360 100 388 138" />
      <BigJar x={392} y={groundY} width={152} height={196} level={0.6} content="both" label />
      <Ground />
    </>
  )
}

export function JarAndMessage() {
  return (
    <>
      <path
        className={css.brand}
        d="M56 28H324a28 28 0 0 1 28 28v54a28 28 0 0 1-28 28H116l-40 36v-36H56a28 28 0 0 1-28-28V56a28 28 0 0 1 28-28Z"
      />
      <path className={css['on-brand']} d="M68 66h218M68 98h130" />
      <path
        className={css.paper}
        d="M220 160H464a28 28 0 0 1 28 28V312a28 28 0 0 1-28 28h-14v36l-40-36H220a28 28 0 0 1-28-28V188a28 28 0 0 1 28-28Z"
      />
      <BigJar x={268} y={312} width={96} height={128} level={0.62} label />
      <path className={css.words} d="M348 214h108M348 246h76" />
      <Check x={348} y={294} />
      <path d="M212 312h112" />
    </>
  )
}

export function JarAndVoice() {
  return (
    <>
      <path className={css.brand} d="M74 300C74 226 120 200 172 200S270 226 270 300Z" />
      <path className={css.paper} d="M150 176v30q22 22 44 0v-30Z" />
      <circle className={css.paper} cx={172} cy={132} r={54} />
      <path className={css.wash} d="M116 128C112 60 232 60 228 128C206 122 196 112 190 98C176 118 144 128 116 128Z" />
      <path d="M112 128C108 46 236 46 232 128M228 160c-4 18-16 24-32 24" />
      <path className={css.sun} d="M102 120h18v40h-18ZM224 120h18v40h-18Z" />
      <path d="M152 146h.1M192 146h.1M162 162q10 8 20 0" />
      <path
        className={css.paper}
        d="M320 52H468a20 20 0 0 1 20 20v40a20 20 0 0 1-20 20H350l-34 26 8-27a20 20 0 0 1-24-19V72a20 20 0 0 1 20-20Z"
      />
      <path className={css.green} d="M328 80h132M328 106h84" />
      <BigJar x={386} y={300} width={96} height={128} level={0.6} label />
      <rect className={css.wash} x={24} y={300} width={472} height={14} rx={3} />
      <path d="M64 314v54M456 314v54" />
      <Ground from={40} to={480} y={368} />
    </>
  )
}

export function JarAndBell() {
  return (
    <>
      <rect className={css.wash} x={24} y={24} width={472} height={16} rx={3} />
      <path d="M174 40v36" />
      <path className={css.paper} d="M148 266a26 26 0 0 0 52 0Z" />
      <path className={css.sun} d="M70 266C96 250 102 218 104 172a70 70 0 0 1 140 0C246 218 252 250 278 266Z" />
      <path className={css['on-sun']} d="M98 232H250" />
      <circle className={css.brand} cx={174} cy={90} r={14} />
      <Shine d="M74 142c-14 20-20 44-16 70M50 122c-22 32-28 68-20 106" />
      <Shine d="M274 142c14 20 20 44 16 70M298 122c22 32 28 68 20 106" />
      <BigJar x={412} y={groundY} width={148} height={204} level={0.62} lid="brand" label />
      <Ground />
    </>
  )
}
