import { DonutChart } from '../ui/charts/donut-chart.tsx'
import { LineChart } from '../ui/charts/line-chart.tsx'
import { ShareBars } from '../ui/charts/share-bars.tsx'
import { Sample, Samples } from './sample.tsx'

const points = [0, 5, 10, 15, 20].map((at) => ({ at, value: 10_000 * 1.04 ** at }))
const range = points.map(({ at, value }) => ({ at, low: value * 0.8, high: value * 1.25 }))

export function ChartSamples() {
  return (
    <Samples>
      <LineChartSample />
      <Sample name="DonutChart">
        <DonutChart
          sentence="60% shares, 30% bonds, 10% cash."
          slices={[
            { id: 'shares', label: 'Shares', percent: 60, look: 'main' },
            { id: 'bonds', label: 'Bonds', percent: 30, look: 'second' },
            { id: 'cash', label: 'Cash', percent: 10, look: 'third' },
          ]}
          middle={{ figure: '60%', label: 'shares' }}
        />
      </Sample>
      <Sample name="ShareBars">
        <ShareBars
          label="Parts of the mix"
          shares={[
            { id: 'shares', label: 'Shares', percent: 60 },
            { id: 'bonds', label: 'Bonds', percent: 30, look: 'second' },
            { id: 'cash', label: 'Cash', percent: 10, look: 'third' },
          ]}
        />
      </Sample>
    </Samples>
  )
}

function LineChartSample() {
  return (
    <Sample name="LineChart · a line, a second one, a band" isWide>
      <LineChart
        title="How it may grow"
        about="An example with made-up figures."
        sentence="The balance grows from 10,000 to about 22,000 dollars in 20 years."
        lines={[
          { label: 'Savings', points, isFilled: true },
          { label: 'Paid in', points: points.map(({ at }) => ({ at, value: 10_000 + at * 300 })), look: 'second' },
        ]}
        bands={[{ label: 'Likely', points: range }]}
        ticks={[0, 10, 20].map((at) => ({ at, label: `${at} years` }))}
        table={{
          title: 'The same in figures',
          columns: ['Year', 'Savings'],
          rows: points.map(({ at, value }) => [String(at), value.toFixed(0)]),
        }}
      />
    </Sample>
  )
}
