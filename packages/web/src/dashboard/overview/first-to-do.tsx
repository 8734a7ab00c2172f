import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import parts from '../frame/parts.module.css'
import type { ToDo } from '../to-do/to-do-of.ts'
import own from './overview-page.module.css'

/** What to do next, right below the total: on a phone the chart fills the rest of the first screen, and this was below it. Where there is room, it stands beside. */
export function FirstToDo({ all: [first] }: { readonly all: readonly ToDo[] }) {
  if (!first) return null
  const { title, about, to, link, isUrgent } = first
  const more = (
    <>
      {about && <p>{about}</p>}
      <Link className={parts.main} to={to}>
        {link}
      </Link>
    </>
  )
  return (
    <div className={own.above}>
      {isUrgent ? (
        <Note title={title} look="problem">
          {more}
        </Note>
      ) : (
        <Card title={title}>{more}</Card>
      )}
    </div>
  )
}
