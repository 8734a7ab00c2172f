const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8, offline: false }
const settleMs = 1500

/** Opens a page as on a slow phone with a cold cache, and tells when its content stood, what moved, and what it loaded on the way. */
export async function loadPage(browser, url, { ready, cpu = 4, prepare = async () => undefined }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await prepare(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const requests = watchRequests(devtools)
  await page.addInitScript(watchPaints)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(ready)
  const usable = requests.list()
  await page.waitForTimeout(settleMs)
  const paints = await page.evaluate(() => window.paints)
  return { page, context, ...paints, ...weightOf(usable), depth: Math.max(...usable.map(({ depth }) => depth)) }
}

/** Runs in the page, before anything of it. */
function watchPaints() {
  window.paints = { lcp: 0, cls: 0, slowest: 0 }
  const watch = (type, read, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    window.paints.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.paints.cls += value
  })
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) window.paints.slowest = Math.max(window.paints.slowest, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Every request with who asked for it: the page itself is at depth 0. */
function watchRequests(devtools) {
  const all = new Map()
  const depths = new Map()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const by = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url
    const depth = type === 'Document' ? 0 : (depths.get(by) ?? 0) + 1
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth))
    all.set(requestId, { url: request.url, type, depth: depths.get(request.url), bytes: 0, headBytes: 0 })
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const one = all.get(requestId)
    if (one) one.headBytes = response.encodedDataLength
  })
  // What was asked for, without the lines in front of it.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId)
    if (one) one.bytes = Math.max(0, encodedDataLength - one.headBytes)
  })
  return { list: () => [...all.values()].filter(({ url }) => url.startsWith('http')) }
}

function weightOf(requests) {
  const sum = (wanted) => requests.filter(({ type }) => type === wanted).reduce((all, { bytes }) => all + bytes, 0)
  return {
    document: sum('Document'),
    script: sum('Script'),
    style: sum('Stylesheet'),
    font: sum('Font'),
    data: sum('Fetch') + sum('XHR'),
    requests: requests.length,
  }
}
