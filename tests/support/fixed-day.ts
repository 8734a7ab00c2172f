/**
 * Tests of the service and of pages begin on one day, whatever day it is: how long a bank takes, which limits are known, how old somebody is
 * and whether a day needs its year depend on it, and would make a test fail for a week each year, or from a new year on. `DAY=2027-01-02`
 * runs them on another one. The database has the real time.
 */
const begin = new Date(process.env['DAY'] ?? '2026-11-24T15:00:00Z').getTime()
if (Number.isNaN(begin)) throw new Error('DAY is no day. Write it as in DAY=2027-01-02, with a time if you like: DAY=2027-01-02T23:30:00Z.')
const marked = globalThis as { dayIsFixed?: true }

// Files share their worker, and this comes before each.
if (!marked.dayIsFixed) {
  marked.dayIsFixed = true
  const aheadMs = begin - Date.now()
  const realNow = Date.now.bind(Date)
  const now = () => realNow() + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
    apply: (real) => new real(now()).toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
}
