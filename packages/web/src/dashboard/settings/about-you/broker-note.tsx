import { useBrand } from '../../../client/service/page-data.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { Note } from '../../../ui/note.tsx'

type Props = { readonly title: string; readonly say: (phone: string) => string }

/** Explains to people with an account at the broker that it uses the details given then. Renders nothing for others. */
export function BrokerNote({ title, say }: Props) {
  const phone = useBrand()?.support.phone
  const { data: opened } = openedAccounts.use()
  return phone && opened && opened.accounts.length > 0 ? <Note title={title}>{say(phone)}</Note> : null
}
