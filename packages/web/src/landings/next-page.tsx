import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** Has the browser fetch the page behind the button while this one is read. These are data: no script runs, and browsers that know them not pass by. */
export function NextPage({ startsAt }: Pick<PageDrawing, 'startsAt'>) {
  if (startsAt === undefined) return null
  const rules = { prefetch: [{ urls: [startsAt], eagerness: 'immediate' }] }
  // Escaped, so that no text can close the element around it.
  return <script type="speculationrules">{JSON.stringify(rules).replaceAll('<', '\\u003c')}</script>
}
