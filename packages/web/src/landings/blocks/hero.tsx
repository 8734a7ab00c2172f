import { Picture } from '../pictures/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { PressButton } from './calculators/press-button.tsx'
import styles from './hero.module.css'
import { StartLink } from './start-link.tsx'

export function Hero({ block, page }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, button, price, picture } = block
  return (
    <div className={picture ? styles.beside : undefined}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {button && page.startsAt && <StartLink href={page.startsAt}>{button}</StartLink>}
        {page.press && <PressButton>{page.press}</PressButton>}
        {price && <p className={styles.price}>{price}</p>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture name={picture} />
        </div>
      )}
    </div>
  )
}
