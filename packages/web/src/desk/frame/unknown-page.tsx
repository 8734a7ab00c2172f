import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { words } from './frame.words.ts'

/** An address below the desk at which there is nothing for this colleague. */
export function UnknownPage() {
  return (
    <>
      <PageHeading title={words.unknown} section={words.desk} />
      <p>
        <Link to="/desk">{words.toQueues}</Link>
      </p>
    </>
  )
}
