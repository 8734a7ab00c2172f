import { onTestFinished } from 'vitest'
import { realBrand } from './real-flows.ts'

/** The page has the brand written into it, as the service does, for the time of one test. */
export function writeBrand(): void {
  const page = document.createElement('script')
  page.id = 'page-data'
  page.type = 'application/json'
  page.textContent = JSON.stringify({ brand: realBrand })
  document.body.append(page)
  onTestFinished(() => page.remove())
}
