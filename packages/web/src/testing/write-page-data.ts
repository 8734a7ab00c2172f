import { onTestFinished } from 'vitest'
import { realBrand, realPlaces, realStarts } from './real-flows.ts'

/** The page has the brand and the places of the flows written into it, as the service does, for the time of one test. */
export function writePageData(): void {
  writePageDataWith({})
}

/** The same with more, or with something else. */
export function writePageDataWith(more: object): void {
  const page = document.createElement('script')
  page.id = 'page-data'
  page.type = 'application/json'
  page.textContent = JSON.stringify({ brand: realBrand, places: realPlaces, starts: { en: realStarts }, ...more })
  document.body.append(page)
  onTestFinished(() => page.remove())
}
