import { lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import { Gauge, type Registry } from 'prom-client'

/** Limits are added by hand once the tax office has told them. Whoever watches this one learns in December that they are missing. */
export function addLimitsMetric(registry: Registry): void {
  const gauge = new Gauge({
    name: 'contribution_limits_last_tax_year',
    help: 'The last tax year whose contribution limits are known. No deposit can be made for a later one.',
    registers: [registry],
  })
  gauge.set(lastYearWithLimits)
}
