import { useWords } from '../../../client/language.ts'
import { Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { unclaimed } from '../../data/search/unclaimed.ts'
import type { PanelProps } from '../panel-props.ts'
import { AddressLine } from './address-line.tsx'
import { addressesOf } from './addresses.ts'
import styles from './addresses-on-record.module.css'
import { addressWords } from './addresses-on-record.words.ts'
import { useLivedAt } from './use-lived-at.ts'

/** Addresses under which states hold money: the person says of each whether they lived there. */
export function AddressesOnRecord({ form, empty }: PanelProps) {
  const said = useWords(addressWords)
  const listed = unclaimed.use()
  const livedAt = useLivedAt(form)
  return (
    <Loaded of={listed} empty={empty} isEmpty={({ results }) => addressesOf(results).length === 0}>
      {({ results }) => (
        <section className={styles.panel} aria-labelledby="addresses-on-record">
          <h2 id="addresses-on-record" className={styles.title}>
            {said.title}
          </h2>
          <Lines>
            {addressesOf(results).map((address) => (
              <AddressLine key={address.key} address={address} livedAt={livedAt} />
            ))}
          </Lines>
        </section>
      )}
    </Loaded>
  )
}
