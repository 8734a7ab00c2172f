import type { Context } from '../../context/context.ts'
import { placeUrl } from '../../flows/place-url.ts'
import type { CallLinks } from './emails.ts'

export function callLinks(context: Pick<Context, 'flows' | 'settings'>): CallLinks {
  return {
    afterCall: placeUrl(context, 'after-call'),
    moveCall: placeUrl(context, 'move-call'),
    searchCall: placeUrl(context, 'search-call'),
  }
}
