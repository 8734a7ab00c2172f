import type { CoreContext } from '../core/core-context.ts'
import type { Post } from '../partners/mail/post-letter.ts'

/** What every domain works with. */
export type Context = CoreContext & { readonly post: Post }
