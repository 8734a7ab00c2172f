import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../../../client/language.ts'
import { payments } from '../../../screens/data/money/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { useProductTitles } from './product-titles.ts'
import { Receipt } from './receipt.tsx'
import { words } from './receipts.words.ts'

const all = 'all'

/** Every payment with what is known of it, to look at and to print, one or all. */
export function Receipts() {
  const said = useWords(words)
  useLanguage()
  const held = payments.use()
  const titleOf = useProductTitles()
  const [printed, setPrinted] = useState<string>()
  useEffect(() => {
    if (printed === undefined) return
    window.print()
    setPrinted(undefined)
  }, [printed])
  const isLeftOut = (pk: string) => printed !== undefined && printed !== all && printed !== pk
  return (
    <SettingsSection at="receipts" title={said.title} about={said.about} isPrinted>
      <Loaded of={held} empty={said.none} isEmpty={(list) => list.length === 0}>
        {(list) => (
          <>
            <Lines>
              {list.map((one) => (
                <Receipt
                  key={one.pk}
                  payment={{ ...one, title: titleOf(one.product_id, one.title) }}
                  isLeftOut={isLeftOut(one.pk)}
                  onPrint={() => setPrinted(one.pk)}
                />
              ))}
            </Lines>
            {list.length > 1 && (
              <div className={styles.buttons}>
                <Button look="small" onClick={() => setPrinted(all)}>
                  {said.printAll}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}
