import { compileFlow } from '@app/engine'
import type { Review } from '@app/engine/author'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import '../../tokens.css'
import '../../app.css'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { prepareAll } from '../../ui/late.tsx'
import { ReviewPage } from './review-page.tsx'

/** A mode for review as one page of its own: each screen as people see it. Nothing in it runs, and nothing is loaded. */
export async function drawReview(review: Review, style = ''): Promise<string> {
  await prepareAll()
  const page = renderToStaticMarkup(
    <StaticRouter location={`/${review.resolved.mode}`}>
      <ReviewPage review={review} mode={walkedModeOf(review)} style={style} />
    </StaticRouter>,
  )
  return `<!doctype html>${page}\n`
}

function walkedModeOf({ resolved, brand, questions, screens }: Review): WalkedMode {
  const say = <T,>(words: T): T => fillBrandWords(words, brand)
  const flow = compileFlow(resolved)
  const steps = Object.fromEntries(screens.map(({ step, file }) => [step, say(file)]))
  return { ...(brand && { brand }), questions: say(questions), steps, flow, say }
}
