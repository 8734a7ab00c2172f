import type { BrandFile } from '@app/schemas/flow/site/brand'
import { useWords, type Words } from '../../client/language.ts'
import styles from './footer.module.css'

type Own = { readonly reach: string; readonly privacy: string; readonly terms: string; readonly ads: string; readonly printed: string }

const words: Words<Own> = {
  en: { reach: 'A person answers', privacy: 'Privacy', terms: 'Terms', ads: 'Ad choices', printed: 'Printed from' },
  es: { reach: 'Responde una persona', privacy: 'Privacidad', terms: 'Condiciones', ads: 'Anuncios', printed: 'Impreso desde' },
}

/** Who is behind the page, when they answer, and what is agreed. On paper: where it was printed from, and when. */
export function Footer({ brand }: { readonly brand: BrandFile | undefined }) {
  const said = useWords(words)
  if (!brand) return null
  const { legalEntity, support } = brand
  return (
    <footer className={styles.footer}>
      <p className={styles.line}>{legalEntity}</p>
      <p className={styles.line}>
        {said.reach}: {support.hours}
      </p>
      <p className={styles.links}>
        <a href={`mailto:${support.email}`}>{support.email}</a>
        <a href="/privacy">{said.privacy}</a>
        <a href="/terms">{said.terms}</a>
        <a href="/privacy#form">{said.ads}</a>
      </p>
      <p className={styles.printed}>
        {said.printed} {location.origin + location.pathname}, {new Date().toISOString().slice(0, 10)}. {support.phone}
      </p>
    </footer>
  )
}
