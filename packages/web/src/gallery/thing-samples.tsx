import { Amount } from '../ui/amount.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Cards } from '../ui/card.tsx'
import { Facts } from '../ui/facts.tsx'
import { Line, Lines } from '../ui/lines.tsx'
import { More } from '../ui/more.tsx'
import { Tag } from '../ui/tag.tsx'
import { Row, Sample, Samples } from './sample.tsx'

export function ThingSamples() {
  return (
    <Samples>
      <ButtonSamples />
      <Sample name="Tag · sure, maybe, bad">
        <Row>
          <Tag>Confirmed</Tag>
          <Tag look="maybe">Estimated</Tag>
          <Tag look="bad">Late</Tag>
        </Row>
      </Sample>
      <Sample name="Amount · text, large, total, cents, range">
        <Row>
          <Amount dollars={1240} />
          <Amount dollars={1240} size="large" />
          <Amount dollars={18_300} to={24_900} size="total" />
          <Amount dollars={12.5} hasCents />
        </Row>
      </Sample>
      <Sample name="Facts">
        <Facts
          facts={[
            { name: 'Provider', value: 'Test Retirement Group' },
            { name: 'Balance', value: <Amount dollars={18_300} to={24_900} /> },
          ]}
        />
      </Sample>
      <LinesSample />
      <CardsSample />
      <Sample name="More · closed, open">
        <More title="What is a direct rollover?">
          <p>The old plan sends the money straight to your IRA.</p>
        </More>
        <More title="What if I do not sign?" isOpen>
          <p>Then we cannot ask plans about you.</p>
        </More>
      </Sample>
    </Samples>
  )
}

function ButtonSamples() {
  return (
    <>
      <Sample name="Button · main, outline, quiet, small">
        <Row>
          <Button>Continue</Button>
          <Button look="outline">Work it out</Button>
          <Button look="quiet">Not now</Button>
          <Button look="small">Change</Button>
        </Row>
      </Sample>
      <Sample name="Button · busy">
        <Row>
          <Button isBusy>Continue</Button>
          <Button look="small" isBusy>
            Change
          </Button>
        </Row>
      </Sample>
      <Sample name="Button · long words">
        <Button>Send my application to the company that holds the account</Button>
      </Sample>
    </>
  )
}

function LinesSample() {
  return (
    <Sample name="Lines, Line">
      <Lines label="Cards">
        <Line>
          <span>Visa that ends in 4242</span>
          <Button look="small">Use this one</Button>
        </Line>
        <Line>
          <span>Visa that ends in 0077</span>
          <Tag>Used for payments</Tag>
        </Line>
      </Lines>
    </Sample>
  )
}

function CardsSample() {
  return (
    <Sample name="Card, Cards" isWide>
      <Cards>
        <Card title="Paper Crane Clinic 401(k)" tag={<Tag>Confirmed</Tag>}>
          <Amount dollars={21_480} size="large" />
          <p>On 30 June, from your provider.</p>
        </Card>
        <Card title="Rosewater Sample Hospital Retirement and Savings Plan" tag={<Tag look="maybe">Estimated</Tag>} level={3}>
          <Amount dollars={18_300} to={24_900} size="large" />
          <p>From the plan’s filing of 2024.</p>
        </Card>
      </Cards>
    </Sample>
  )
}
