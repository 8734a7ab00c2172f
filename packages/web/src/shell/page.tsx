import type { BrandFile } from '@app/schemas/flow/brand'
import type { ReactNode } from 'react'
import { Header } from './header.tsx'
import styles from './page.module.css'
import { RouteProgress } from './route-progress.tsx'

type Props = { readonly brand: BrandFile | undefined; readonly hasProgress?: boolean; readonly children: ReactNode }

/** What stands around every page. */
export function Page({ brand, hasProgress = true, children }: Props) {
  return (
    <>
      {hasProgress && <RouteProgress />}
      <Header brand={brand} />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  )
}
