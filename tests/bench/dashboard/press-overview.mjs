/** What people do on the overview and on the page of investments, and how long each takes to answer: on a phone six times slower than this machine. */
export async function pressOverview(browser, origin, signIn) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    await signIn(context)
    const page = await context.newPage()
    await page.addInitScript(watchAnswers)
    await page.goto(`${origin}/dashboard`)
    await page.waitForSelector('svg[role=img]')
    await page.waitForLoadState('networkidle')
    const draw = await page.evaluate(drawChart)
    const devtools = await context.newCDPSession(page)
    const turn = await pageToPage(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const onInvestments = await slowestAnswer(page)
    await toOverview(page)
    return { slowest: Math.max(onInvestments, await slowestAnswer(page)), turn, ...draw }
  } finally {
    await context.close()
  }
}

function watchAnswers() {
  window.slowest = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) window.slowest = Math.max(window.slowest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

const settleMs = 600

async function slowestAnswer(page) {
  await page.evaluate(() => {
    window.slowest = 0
  })
  const slider = page.locator('input[type=range]').first()
  await slider.focus()
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(settleMs)
  }
  await page.locator('summary').first().click()
  await page.waitForTimeout(settleMs)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.waitForTimeout(settleMs)
  return page.evaluate(() => window.slowest)
}

/** From a press to the heading of the next page, which was opened before. */
async function pageToPage(page) {
  const there = page.locator('nav a[href="/dashboard/investments"]:visible').first()
  await there.click()
  await page.getByRole('heading', { level: 1, name: 'Investments' }).waitFor()
  await page.waitForLoadState('networkidle')
  await toOverview(page)
  return there.evaluate(async (link) => {
    const begun = performance.now()
    link.click()
    while (!/Investments/.test(document.querySelector('h1')?.textContent ?? '')) await new Promise(requestAnimationFrame)
    return performance.now() - begun
  })
}

async function toOverview(page) {
  await page.locator('nav a[href="/dashboard"]:visible').first().click()
  await page.getByRole('slider').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The drawing of all its points once more, as a finger on the chart brings it: script and layout, without the wait for a frame. */
async function drawChart() {
  const slider = document.querySelector('input[type=range]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const times = []
  for (let at = 0; at < 20; at++) {
    const begun = performance.now()
    write.call(slider, String(at))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    slider.closest('figure').getBoundingClientRect()
    times.push(performance.now() - begun)
    await new Promise(requestAnimationFrame)
  }
  return { drawn: times.toSorted((one, other) => one - other)[10], points: Number(slider.max) + 1 }
}
