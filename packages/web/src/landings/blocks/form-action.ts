import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** Where a form is sent: to its page, with the mode that the page was opened for, and never to what a form led to before. */
export function formAction({ address, openedAt }: Pick<PageDrawing, 'address' | 'openedAt'>, anchor: string): string {
  const [, query] = openedAt.split('?')
  return `${address}${query === undefined ? '' : `?${query}`}#${anchor}`
}
