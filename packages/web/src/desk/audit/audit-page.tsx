import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ask } from '../../client/service/ask.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useStaff } from '../data/staff.ts'
import { useLoaded } from '../data/use-loaded.ts'
import styles from './audit.module.css'
import { words } from './audit.words.ts'
import { AuditTable } from './audit-table.tsx'

const pageSize = 100

/** Who did what at the desk: everybody, one colleague, or what was done to one customer. */
export function AuditPage() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const [person, colleague, before] = ['person', 'colleague', 'before'].map((name) => query.get(name) ?? undefined)
  return (
    <>
      <PageHeading title={words.audit} section={words.desk} />
      <p>{words.about}</p>
      {person ? (
        <p>
          {words.ofCustomer} <Link to="/desk/audit">{words.showAll}</Link>
        </p>
      ) : (
        <ColleagueChoice chosen={colleague} />
      )}
      <Entries key={search} person={person} colleague={colleague} before={before} />
    </>
  )
}

function ColleagueChoice({ chosen = '' }: { readonly chosen: string | undefined }) {
  const navigate = useNavigate()
  const { data } = useStaff()
  return (
    <div className={styles.choice}>
      <FieldFrame id="colleague" label={words.colleague}>
        <select
          id="colleague"
          className={styles.select}
          value={chosen}
          onChange={({ target }) => navigate(target.value === '' ? '/desk/audit' : `/desk/audit?colleague=${target.value}`)}
        >
          <option value="">{words.everybody}</option>
          {data?.results.map(({ pk, name }) => (
            <option key={pk} value={pk}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  )
}

type Wanted = Readonly<Record<'person' | 'colleague' | 'before', string | undefined>>

function Entries({ person, colleague, before }: Wanted) {
  const load = useCallback(() => {
    const of = { ...(person && { person }), ...(colleague && { colleague }), ...(before && { before: Number(before) }) }
    return ask('GET /api/v1/desk/audit/', { query: of })
  }, [person, colleague, before])
  const held = useLoaded(load)
  return (
    <Loaded of={held} empty={words.empty} isEmpty={({ results }) => results.length === 0}>
      {({ results }) => (
        <>
          <AuditTable entries={results} />
          <nav className={styles.paging} aria-label={words.shown}>
            {before && <Link to={addressOf({ person, colleague })}>{words.newest}</Link>}
            {results.length === pageSize && (
              <Link to={addressOf({ person, colleague, before: String(results.at(-1)?.id) })}>{words.earlier}</Link>
            )}
          </nav>
        </>
      )}
    </Loaded>
  )
}

function addressOf(wanted: Partial<Wanted>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length > 0 ? `/desk/audit?${new URLSearchParams(given)}` : '/desk/audit'
}
