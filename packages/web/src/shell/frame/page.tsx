import type { ReactNode } from 'react'
import { useBrand } from '../../client/service/page-data.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page.module.css'
import { RouteProgress } from './route-progress.tsx'

type Props = { readonly hasProgress?: boolean; readonly children: ReactNode }

/** The frame around every page. */
export function Page({ hasProgress = true, children }: Props) {
  const brand = useBrand()
  return (
    <div className={styles.page}>
      {hasProgress && <RouteProgress />}
      <Header brand={brand} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer brand={brand} />
    </div>
  )
}
