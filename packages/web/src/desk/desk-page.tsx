import { useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { speakHere } from '../client/language.ts'
import { useSession } from '../client/session/session.ts'
import { AuditPage } from './audit/audit-page.tsx'
import { ColleaguesPage } from './colleagues/colleagues-page.tsx'
import { CustomerPage } from './customers/customer-page.tsx'
import { SearchPage } from './customers/search-page.tsx'
import type { OwnRole } from './data/own-role.ts'
import { type DeskPlace, placeIn } from './desk-address.ts'
import { DeskEntry } from './entry/desk-entry.tsx'
import { JoinPage } from './entry/join-page.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { UnknownPage } from './frame/unknown-page.tsx'
import { QueuePage } from './queues/queue-page.tsx'
import { QueuesPage } from './queues/queues-page.tsx'
import { TaskPage } from './task/task-page.tsx'

/** Where colleagues do what people must do for customers. It is in English, and opens only with a role and a second factor. */
export function DeskPage() {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => speakHere('en'), [])
  const place = placeIn(pathname)
  if (place?.page === 'join') return <JoinPage />
  if (!user || user === 'unknown') return <Navigate to={`/signin?next=${encodeURIComponent(pathname + search)}`} replace />
  return (
    <DeskEntry>
      {(me) => (
        <DeskFrame me={me} place={place}>
          <Placed me={me} place={place} />
        </DeskFrame>
      )}
    </DeskEntry>
  )
}

function Placed({ me, place }: { readonly me: OwnRole; readonly place: DeskPlace | undefined }) {
  switch (place?.page) {
    case 'queues':
      return <QueuesPage />
    case 'mine':
      return <QueuePage key="mine" queue="mine" />
    case 'queue':
      return <QueuePage key={place.queue} queue={place.queue} />
    case 'task':
      return <TaskPage key={place.id} id={place.id} me={me} />
    case 'customers':
      return <SearchPage />
    case 'customer':
      return <CustomerPage key={place.id} id={place.id} me={me} />
    case 'colleagues':
      return <ColleaguesPage me={me} />
    case 'audit':
      return me.role === 'lead' || me.role === 'compliance' ? <AuditPage /> : <UnknownPage />
    default:
      return <UnknownPage />
  }
}
