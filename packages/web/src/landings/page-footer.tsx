import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import styles from './page-footer.module.css'

const pages = [
  ['/about-us', 'About us'],
  ['/mission', 'Mission'],
  ['/options', 'Your options'],
  ['/401kloan', '401(k) loans'],
  ['/careers', 'Careers'],
  ['/contact-us', 'Contact'],
] as const
const papers = [
  ['/legal', 'Legal'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/privacy#form', 'Ad choices'],
] as const

/** Who is behind the page, when they answer, and everything else there is to read. */
export function PageFooter({ brand, address, origin }: PageDrawing) {
  const { legalEntity, support } = brand
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="All pages">
        {[...pages, ...papers].map(([href, words]) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
      </nav>
      <p>
        {legalEntity} · A person answers {support.hours}:{' '}
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone.replaceAll(' ', '\u00a0')}</a>,{' '}
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
      <p className={styles.printed}>{origin + address}</p>
    </footer>
  )
}
