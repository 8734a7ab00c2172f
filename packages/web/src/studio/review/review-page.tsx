import type { Review } from '@app/engine/author'
import { useLanguage, useWords } from '../../client/language.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { reviewWords } from './review.words.ts'
import styles from './review-page.module.css'
import { anchorOf, ReviewedScreen } from './reviewed-screen.tsx'

type Props = { readonly review: Review; readonly mode: WalkedMode; readonly style: string }

/** What the page may do: be read, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'"

export function ReviewPage({ review, mode, style }: Props) {
  const said = useWords(reviewWords)
  const { resolved, screens } = review
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="robots" content="noindex" />
        <title>{`${mode.say(resolved.title)} – ${said.forReview}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, which markup would escape */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className={styles.page}>
        <Head review={review} mode={mode} />
        <nav aria-label={said.screens} className={styles.contents}>
          <h2>{said.screens}</h2>
          <ol>
            {screens.map(({ step, number, file, place }) => (
              <li key={step} className={place === 'main' ? undefined : styles.aside}>
                <span className={styles.number}>{number}</span>
                <a href={`#${anchorOf(step)}`}>{mode.say(file.title)}</a>
                <code>{step}</code>
                {place === 'guard' && <span className={styles.tag}>{said.places.guard}</span>}
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {screens.map((screen) => (
            <ReviewedScreen key={screen.step} screen={screen} mode={mode} vocabulary={new Map(review.vocabulary)} />
          ))}
        </main>
      </body>
    </html>
  )
}

type HeadProps = Pick<Props, 'review' | 'mode'>

function Head({ review: { resolved, brand, notes, persona, screens, texts }, mode }: HeadProps) {
  const said = useWords(reviewWords)
  const count = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return (
    <header className={styles.head}>
      <p className={styles.section}>{[brand?.name, said.forReview].filter(Boolean).join(' · ')}</p>
      <h1>{mode.say(resolved.title)}</h1>
      <p className={styles.muted}>{said.about(resolved.mode, resolved.version, screens.length, count)}</p>
      {persona && (
        <p>
          {said.walkedBy(persona.persona)} {persona.about}
        </p>
      )}
      {notes && (
        <dl className={styles.facts}>
          <dt>{said.given}</dt>
          <dd>{notes.given}</dd>
          <dt>{said.chosen}</dt>
          <dd>{notes.chosen}</dd>
        </dl>
      )}
    </header>
  )
}
