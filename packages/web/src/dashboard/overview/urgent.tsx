import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import parts from '../frame/parts.module.css'
import type { ToDo } from '../to-do/to-do-of.ts'
import own from './overview-page.module.css'

/** What can’t wait, right below the total: on a phone the chart fills the rest of the first screen. Where there is room, it stands beside. */
export function Urgent({ all: [first] }: { readonly all: readonly ToDo[] }) {
  if (!first?.isUrgent) return null
  return (
    <div className={own.urgent}>
      <Note title={first.title} look="problem">
        <Link className={parts.more} to={first.to}>
          {first.link}
        </Link>
      </Note>
    </div>
  )
}
