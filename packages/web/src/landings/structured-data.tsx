import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** The pages that say who we are. */
const aboutUs: readonly string[] = ['/', '/about-us']

/** What the page says, once more for programs: who we are, and its questions and answers. Nothing that is not on the page. */
export function StructuredData(page: PageDrawing) {
  const things = [...organisation(page), ...questions(page)]
  if (things.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // Escaped, so that no text can close the element around it.
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}

function organisation({ address, origin, brand }: PageDrawing): readonly object[] {
  if (!aboutUs.includes(address)) return []
  const { name, legalEntity, support } = brand
  return [{ '@type': 'Organization', name, legalName: legalEntity, url: `${origin}/`, email: support.email, telephone: support.phone }]
}

function questions({ blocks }: PageDrawing): readonly object[] {
  const all = blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []))
  if (all.length === 0) return []
  const answered = ({ ask, answer }: (typeof all)[number]) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })
  return [{ '@type': 'FAQPage', mainEntity: all.map(answered) }]
}
