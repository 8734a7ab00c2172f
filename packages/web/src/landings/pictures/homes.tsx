import { BigJar } from './big-jar.tsx'
import { Coin, Ground, groundY, Way } from './objects.tsx'
import css from './picture.module.css'
import { House, Plant } from './places.tsx'

export function JarAndHouse() {
  return (
    <>
      <House x={344} y={groundY} size={1.32} />
      <BigJar x={110} y={groundY} width={128} height={172} level={0.6} label />
      <Coin x={148} y={124} />
      <Way d="M110 166C114 150 122 138 132 130M170 112C204 94 238 106 258 134" />
      <Ground />
    </>
  )
}

export function JarAndDoor() {
  return (
    <>
      <path className={css.wash} d="M200 28h204v310H200Z" />
      <path className={css.sun} d="M220 338V48h164v290Z" />
      <path className={css.brand} d="M220 48l112 26v238l-112 26Z" />
      <path className={css['on-brand']} d="M238 80l76 15v80l-76-1ZM238 202l76-1v88l-76 15Z" />
      <circle className={css.sun} cx={321} cy={188} r={6} />
      <path d="M404 92h38v14" />
      <path className={css.sun} d="M426 138l6-32h20l6 32Z" />
      <path className={css.paper} d="M176 338H488v14H176Z" />
      <BigJar x={98} y={groundY} width={132} height={180} level={0.6} label />
      <Plant x={446} y={338} />
      <Ground />
    </>
  )
}

export function JarAndArmchair() {
  return (
    <>
      <path d="M404 352h72M440 352V104" />
      <path className={css.sun} d="M392 132l24-88h48l24 88Z" />
      <path d="M204 352v-22M348 352v-22" />
      <path className={css.wash} d="M188 262V150a34 34 0 0 1 34-34h108a34 34 0 0 1 34 34v112Z" />
      <rect className={css.sun} x={236} y={182} width={80} height={70} rx={12} />
      <path className={css.paper} d="M208 252h136v42H208Z" />
      <path
        className={css.brand}
        d="M208 294h136v36H208ZM208 330h-20a20 20 0 0 1-20-20v-68a22 22 0 0 1 40-12ZM344 330h20a20 20 0 0 0 20-20v-68a22 22 0 0 0-40-12Z"
      />
      <path className={css.paper} d="M24 244h128v12H24Z" />
      <path d="M40 256v96M136 256v96" />
      <BigJar x={88} y={244} width={92} height={128} level={0.72} content="both" label />
      <Ground />
    </>
  )
}

export function JarAndCup() {
  return (
    <>
      <path d="M92 280L68 368M428 280l24 88" />
      <BigJar x={152} y={264} width={160} height={224} level={0.6} content="both" label />
      <path d="M408 190h18a27 27 0 0 1 0 54h-32" />
      <path className={css.brand} d="M278 178h132v28a52 52 0 0 1-52 52h-28a52 52 0 0 1-52-52Z" />
      <path className={css.paper} d="M252 254h184l-18 10H270Z" />
      <path className={css.green} d="M312 152c-16-20 16-32 0-54M344 152c-16-20 16-32 0-54M376 152c-16-20 16-32 0-54" />
      <rect className={css.wash} x={24} y={264} width={472} height={16} rx={4} />
      <Ground from={40} to={480} y={368} />
    </>
  )
}

export function JarAndKey() {
  return (
    <>
      <BigJar x={130} y={groundY} width={188} height={268} level={0.62} content="both" />
      <rect className={css.paper} x={84} y={206} width={92} height={96} rx={8} />
      <path className={css.brand} d="M130 232a15 15 0 0 1 9 27l6 25h-30l6-25a15 15 0 0 1 9-27Z" />
      <path
        className={css.sun}
        d="M268 170h100a54 54 0 1 1 0 22h-50v24h-17v-24h-11v17h-17v-17h-5a11 11 0 0 1 0-22Z"
        transform="rotate(-24 380 180)"
      />
      <circle className={css.paper} cx={425} cy={162} r={19} />
      <path d="M425 166C448 190 446 226 436 256" />
      <path className={css.paper} d="M410 268l27-18 25 20-2 68h-48Z" />
      <path className={css.words} d="M426 296h20M426 316h20" />
      <Ground />
    </>
  )
}
