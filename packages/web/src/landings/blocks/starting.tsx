import { Picture } from '../pictures/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { PressButton } from './calculators/press-button.tsx'
import closing from './closing.module.css'
import hero from './hero.module.css'
import start from './start-link.module.css'

export function Hero({ block, page }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, button, price, picture } = block
  return (
    <div className={picture ? hero.beside : undefined}>
      <div className={hero.words}>
        {eyebrow && <p className={hero.eyebrow}>{eyebrow}</p>}
        <h1 className={hero.title}>{title}</h1>
        <p className={hero.lead}>{lead}</p>
        {button && page.startsAt && <StartLink href={page.startsAt}>{button}</StartLink>}
        {page.press && <PressButton>{page.press}</PressButton>}
        {price && <p className={hero.price}>{price}</p>}
      </div>
      {picture && (
        <div className={hero.picture}>
          <Picture name={picture} />
        </div>
      )}
    </div>
  )
}

/** The one thing to do, once more, for people who have read to the end. */
export function Closing({ block, page, headingId }: BlockProps<'closing'>) {
  return (
    <div className={closing.closing}>
      <h2 className={closing.title} id={headingId}>
        {block.title}
      </h2>
      {block.text && <p className={closing.text}>{block.text}</p>}
      {page.startsAt && <StartLink href={page.startsAt}>{block.button}</StartLink>}
      <p className={closing.price}>{block.price}</p>
    </div>
  )
}

/** The one thing to do on the page. A link: it works before anything else has come. */
function StartLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={start.start} href={href}>
      {children}
    </a>
  )
}
