import { useState } from 'react'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { OwnRole } from '../data/own-role.ts'
import { staff, useStaff } from '../data/staff.ts'
import { ColleagueTable } from './colleague-table.tsx'
import { words } from './colleagues.words.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitedTable } from './invited-table.tsx'

/** Everybody who works at the desk. Leads invite, change roles, and close the desk to people who leave. */
export function ColleaguesPage({ me }: { readonly me: OwnRole }) {
  const held = useStaff()
  const [news, setNews] = useState('')
  const changed = async (happened: string) => {
    setNews('')
    await staff.readAnew()
    setNews(happened)
  }
  return (
    <>
      <PageHeading title={words.colleagues} section={words.desk} />
      <OutcomeLine text={news} />
      <Loaded of={held} empty={undefined}>
        {({ results, invited }) => (
          <>
            <ColleagueTable colleagues={results} me={me} onChanged={changed} />
            {invited.length > 0 && <InvitedTable invited={invited} isLead={me.role === 'lead'} onChanged={changed} />}
          </>
        )}
      </Loaded>
      {me.role === 'lead' && <InviteForm onInvited={(email) => void changed(words.sent(email))} />}
    </>
  )
}
