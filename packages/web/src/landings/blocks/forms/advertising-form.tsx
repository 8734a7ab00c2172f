import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords } from '../../../client/language.ts'
import { advertisingWords } from './advertising-form.words.ts'
import styles from './form-block.module.css'

/** Where the answer about advertisers can be given or changed. */
export function AdvertisingForm({ page }: { readonly page: PageDrawing }) {
  const said = useWords(advertisingWords)
  const { advertising, openedAt } = page
  return (
    <form className={styles.form} method="post" action="/consent">
      <input type="hidden" name="back" value={openedAt} />
      <p>{advertising ? said.answered[advertising] : said.unanswered}</p>
      {advertising !== 'browser' && (
        <div className={styles.answers}>
          {(['no', 'yes'] as const).map((answer) => (
            <button key={answer} type="submit" className={styles.answer} name="answer" value={answer} aria-pressed={advertising === answer}>
              {said[answer]}
            </button>
          ))}
        </div>
      )}
    </form>
  )
}
