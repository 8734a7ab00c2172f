import { useWords } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Sign, type StageState } from '../stages/stage-list.tsx'
import styles from './task-list.module.css'
import { words } from './tasks.words.ts'
import { minutesToGo, type Task } from './tasks-of.ts'

type Props = { readonly mode: string; readonly tasks: readonly Task[] }

const signs: Readonly<Record<Task['status'], StageState>> = { done: 'done', next: 'now', later: 'ahead' }
const looks = { done: 'sure', next: 'maybe' } as const

/** What is done, what is next and what has to wait, with the minutes that it takes. */
export function TaskList({ mode, tasks }: Props) {
  const said = useWords(words)
  const done = tasks.filter(({ status }) => status === 'done').length
  return (
    <div className={styles.tasks}>
      <p className={styles.sum}>{done === tasks.length ? said.allDone : said.toGo(done, tasks.length, minutesToGo(tasks))}</p>
      <ol className={styles.list} aria-label={said.list}>
        {tasks.map(({ key, step, status, minutes }) => (
          <li key={key} className={`${styles.task} ${styles[status]}`} aria-current={status === 'next' ? 'step' : undefined}>
            <Sign state={signs[status]} />
            <span className={styles.words}>
              <span className={styles.name}>{said.names[key]}</span>
              {status !== 'done' && (
                <span className={styles.minutes}>
                  {status === 'later' ? `${said.statuses.later}, ${said.minutes(minutes)}` : said.minutes(minutes)}
                </span>
              )}
              {status === 'next' && (
                <Link className={styles.go} to={`/${mode}/${step}`}>
                  {said.go}
                </Link>
              )}
            </span>
            {status !== 'later' && <Tag look={looks[status]}>{said.statuses[status]}</Tag>}
          </li>
        ))}
      </ol>
    </div>
  )
}
