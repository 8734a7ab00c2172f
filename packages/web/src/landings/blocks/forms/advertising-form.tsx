import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import styles from './form-block.module.css'

const standing = {
  yes: 'Your answer now: yes. We may tell them.',
  no: 'Your answer now: no. We tell them nothing.',
  browser: 'Your browser sends Global Privacy Control. That is a no, whatever is pressed here. We tell them nothing.',
} as const

/** Where the answer about advertisers can be given or changed. */
export function AdvertisingForm({ page }: { readonly page: PageDrawing }) {
  const { advertising, address } = page
  return (
    <form className={styles.form} method="post" action="/consent">
      <input type="hidden" name="back" value={address} />
      <p>{advertising ? standing[advertising] : 'You have not answered yet. Until you do, we tell them nothing.'}</p>
      {advertising !== 'browser' && (
        <div className={styles.answers}>
          {(['no', 'yes'] as const).map((answer) => (
            <button key={answer} type="submit" className={styles.answer} name="answer" value={answer} aria-pressed={advertising === answer}>
              {answer === 'no' ? 'No, tell them nothing' : 'Yes, you may tell them'}
            </button>
          ))}
        </div>
      )}
    </form>
  )
}
