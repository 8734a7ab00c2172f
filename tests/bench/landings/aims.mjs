const kib = 1024
const mostLcpRatio = 1.15
const mostSignInRatio = 1.2
const mostShift = 0.01
const mostPageBytes = 20 * kib
const mostFontBytes = 20 * kib
const mostDeferredBytes = 5 * kib
const mostStepRatio = 1.2
const leastPerSecond = 5_000
const mostDrawMs = 5

/** The aims, each with what was measured: of the three pages the one that is worst. */
export function judgeLandingAims({ pages, signingIn, steps, perSecond, drawMs }) {
  const worst = (read) => Math.max(...Object.values(pages).map(read))
  const rows = [
    {
      aim: 'largest paint',
      limit: mostLcpRatio,
      unit: 'times',
      value: worst(({ ours, plain }) => ours.lcp / plain.lcp),
      about: 'of the plain file',
    },
    {
      aim: 'largest paint of the sign-in page',
      limit: mostSignInRatio,
      unit: 'times',
      value: signingIn.ours.lcp / signingIn.plain.lcp,
      about: 'of the plain file',
    },
    { aim: 'layout shift', limit: mostShift, unit: 'share', value: worst(({ ours }) => ours.cls) },
    { aim: 'page with its style', limit: mostPageBytes, unit: 'bytes', value: worst(({ ours }) => ours.document) },
    { aim: 'fonts', limit: mostFontBytes, unit: 'bytes', value: worst(({ ours }) => ours.font) },
    { aim: 'script, deferred', limit: mostDeferredBytes, unit: 'bytes', value: worst(({ ours }) => ours.script) },
    {
      aim: 'the step after the click',
      limit: mostStepRatio,
      unit: 'times',
      value: steps.afterClick / steps.reload,
      about: 'of a warm reload',
    },
    { aim: 'drawing a changed page', limit: mostDrawMs * 1000, unit: 'µs', value: drawMs * 1000 },
  ]
  return [
    ...rows.map((row) => ({ ...row, met: row.value <= row.limit })),
    {
      aim: 'answers a second, one process',
      limit: leastPerSecond,
      isLeast: true,
      unit: 'count',
      value: perSecond,
      met: perSecond >= leastPerSecond,
    },
  ]
}
