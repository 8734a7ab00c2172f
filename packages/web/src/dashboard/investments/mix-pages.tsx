import { useWords, type Words } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'

type Own = { readonly title: string; readonly suggested: string; readonly build: string; readonly answers: string }

const words: Words<Own> = {
  en: {
    title: 'Choosing how it’s invested',
    suggested: 'The mix for your answers, and why',
    build: 'Build your own mix',
    answers: 'Your answers as an investor',
  },
  es: {
    title: 'Elegir cómo se invierte',
    suggested: 'La combinación para tus respuestas, y por qué',
    build: 'Crear tu propia combinación',
    answers: 'Tus respuestas como inversionista',
  },
}

/** The pages on which a mix is chosen, and what it is suggested by: no page is deeper than two presses. */
export function MixPages() {
  const said = useWords(words)
  return (
    <nav className={styles.part} aria-labelledby="mix-pages">
      <h2 id="mix-pages">{said.title}</h2>
      <ul className={styles.links}>
        <li>
          <Link to="/dashboard/settings/investor/portfolio">{said.suggested}</Link>
        </li>
        <li>
          <Link to="/dashboard/settings/portfolio-build">{said.build}</Link>
        </li>
        <li>
          <Link to="/dashboard/settings/investor/profile">{said.answers}</Link>
        </li>
      </ul>
    </nav>
  )
}
