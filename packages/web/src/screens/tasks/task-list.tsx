import { useWords } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Sign, type StageState } from '../stages/stage-list.tsx'
import styles from './task-list.module.css'
import { words } from './tasks.words.ts'
import { minutesToGo, type Task } from './tasks-of.ts'
import { type KnownAccounts, useKnownAccounts } from './use-known-accounts.ts'

type Props = { readonly mode: string; readonly tasks: readonly Task[] }

const signs: Readonly<Record<Task['status'], StageState>> = { done: 'done', next: 'now', later: 'ahead' }
const tones = { done: 'sure', next: 'maybe' } as const

/** What is done, what is next and what has to wait, with the minutes that it takes. */
export function TaskList({ mode, tasks: all }: Props) {
  const said = useWords(words)
  const known = useKnownAccounts()
  const tasks = withoutWaiting(all, known)
  const done = tasks.filter(({ status }) => status === 'done').length
  return (
    <div className={styles.tasks}>
      <p className={styles.sum}>
        {done === tasks.length
          ? known.isNoneKnown
            ? said.allDoneNoneKnown
            : said.allDone
          : said.toGo(done, tasks.length, minutesToGo(tasks))}
      </p>
      <ol className={styles.list} aria-label={said.list}>
        {tasks.map(({ key, step, status, minutes, isDeclined }) => {
          const empty = status === 'done' ? emptyHanded(key, known) : undefined
          return (
            <li key={key} className={`${styles.task} ${styles[status]}`} aria-current={status === 'next' ? 'step' : undefined}>
              <Sign state={signs[status]} />
              <span className={styles.words}>
                <span className={styles.name}>{said.names[key]}</span>
                {empty && <span className={styles.minutes}>{said.empty[empty]}</span>}
                {status !== 'done' && (
                  <span className={styles.minutes}>
                    {status === 'later' ? `${said.statuses.later}, ${said.minutes(minutes)}` : said.minutes(minutes)}
                  </span>
                )}
                {isDeclined && <span className={styles.minutes}>{said.declined}</span>}
                {(status === 'next' || isDeclined) && (
                  <Link className={styles.go} to={`/${mode}/${step}`}>
                    {isDeclined ? said.decideAnew : said.go}
                  </Link>
                )}
              </span>
              {status !== 'later' && <Tag look={empty ? 'maybe' : tones[status]}>{empty ? said.emptyTag : said.statuses[status]}</Tag>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** A search that has ended and found nothing ends the way: what would come after it waits for an account, and is nobody’s task. */
function withoutWaiting(tasks: readonly Task[], { isNoneFound }: KnownAccounts): readonly Task[] {
  const hasEnded = tasks.some(({ key, status }) => key === 'accounts_found' && status === 'done')
  return hasEnded && isNoneFound ? tasks.filter(({ status }) => status === 'done') : tasks
}

/** A step can be done and have brought nothing: its words then say so, and it does not look like a success. */
function emptyHanded(key: Task['key'], { isNoneFound, isNoneKnown }: KnownAccounts): 'search' | 'accounts' | undefined {
  if (key === 'accounts_found' && isNoneFound) return 'search'
  return key === 'rollover_401k_accounts' && isNoneKnown ? 'accounts' : undefined
}
