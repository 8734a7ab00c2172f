import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { addressOf } from '../desk-address.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './customers.module.css'
import { words } from './customers.words.ts'
import { type Found, searchCustomers, useSearch } from './search.ts'

/** Finds customers. What is searched for stands in no address. */
export function SearchPage() {
  const { text, found } = useSearch()
  const form = useAccountForm({
    start: { text },
    idOf: () => 'search',
    check: ({ text: typed = '' }) => (typed.trim() === '' ? { text: words.searchMissing } : {}),
    send: ({ text: typed = '' }) => searchCustomers(typed.trim()),
    onDone: () => undefined,
  })
  const input = useSearchField()
  const error = form.errors['text']
  return (
    <>
      <PageHeading title={words.customers} section={words.desk} />
      <div className={styles.search}>
        <AccountFormFrame form={form}>
          <FieldFrame id="search" label={words.search} help={words.searchHelp} error={error}>
            <TextInput
              ref={input}
              id="search"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={form.values['text'] ?? ''}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={describedBy('search', { help: words.searchHelp, error })}
              onChange={({ target }) => form.set('text', target.value)}
            />
          </FieldFrame>
          <div>
            <Button type="submit" look="small" isBusy={form.isSending}>
              {words.find}
            </Button>
          </div>
        </AccountFormFrame>
      </div>
      <p role="status">{found && (found.length === 0 ? words.nobody : words.found(found.length))}</p>
      {found && found.length > 0 && <FoundTable found={found} />}
    </>
  )
}

function FoundTable({ found }: { readonly found: Found }) {
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.since}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ pk, name, email, since }) => (
          <tr key={pk}>
            <th scope="row">
              <Link className={styles.go} to={addressOf({ page: 'customer', id: pk })}>
                {name}
              </Link>
            </th>
            <td>{email}</td>
            <td>
              <Time at={since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The key for searching leads into the field, also when the page is open already. */
function useSearchField() {
  const input = useRef<HTMLInputElement>(null)
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, it is another visit of the same page
  useEffect(() => {
    if (state?.toSearch === true) input.current?.focus()
  }, [key])
  return input
}
