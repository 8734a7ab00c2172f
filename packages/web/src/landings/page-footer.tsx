import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords } from '../client/language.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './page-footer.module.css'
import { footerPages, footerWords } from './page-footer.words.ts'

/** Who is behind the page, when they answer, and everything else there is to read. */
export function PageFooter({ brand, address, origin, language }: PageDrawing) {
  const { all, reach, licensed, pages } = useWords(footerWords)
  const { legalEntity, support, licenses = [] } = brand
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={all}>
        {footerPages.map((href) => (
          <a key={href} href={href}>
            {pages[href]}
          </a>
        ))}
        <LanguageLinks address={address} language={language} />
      </nav>
      <p>
        {legalEntity} · {reach} {support.hours}:{' '}
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone.replaceAll(' ', '\u00a0')}</a>,{' '}
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
      {licenses.length > 0 && (
        <p>
          {licensed}{' '}
          {licenses.map(({ regulator, number, register }, index) => (
            <span key={`${regulator} ${number}`}>
              {index > 0 && ', '}
              <a href={register}>
                {regulator} {number}
              </a>
            </span>
          ))}
        </p>
      )}
      <p className={styles.printed}>{origin + address}</p>
    </footer>
  )
}
