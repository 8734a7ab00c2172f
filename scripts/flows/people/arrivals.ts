import type { Command, CommandInput } from '../command.ts'
import { bold, dim, red, yellow } from '../print/style.ts'
import { type Column, counted, share, tableLines } from '../print/table.ts'
import { lookUp } from './look-up.ts'

/** Which campaigns brought people, and which offers they followed. */
export const arrivalsCommand = {
  name: 'arrivals',
  usage: '[--json]',
  about: 'which campaigns brought visitors and accounts, and which offers were followed',
  async run(input) {
    const found = await lookUp(input.env, async ({ arrivals, offers }) => ({ campaigns: await arrivals(), offers: await offers() }))
    if ('problems' in found) {
      for (const problem of found.problems) input.print(red(problem))
      return 1
    }
    if (input.flags['json']) {
      input.print(JSON.stringify(found, null, 2))
      return 0
    }
    print(
      input,
      'Where people came from first',
      [column('source'), column('campaign'), column('employer program'), count('visitors'), count('accounts'), count('of them')],
      found.campaigns.map(({ source, campaign, isKarat, visitors, people }) => [
        source ?? '–',
        campaign ?? '–',
        isKarat ? 'yes' : '',
        counted(visitors),
        counted(people),
        share(people, visitors),
      ]),
    )
    print(
      input,
      'Offers that were followed',
      [column('offer'), column('from'), count('visitors'), count('people signed in'), count('times')],
      found.offers.map(({ offer, from, visitors, people, times }) => [offer, from, counted(visitors), counted(people), counted(times)]),
    )
    return 0
  },
} satisfies Command

function print({ print: line }: CommandInput, title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  line(bold(title))
  const [head = '', ...lines] = tableLines(columns, rows)
  if (rows.length === 0) line(`  ${yellow('Nothing yet, as far as this database knows.')}`)
  else line(`  ${dim(head)}`)
  for (const one of lines) line(`  ${one}`)
  line('')
}

function column(title: string): Column {
  return { title }
}

function count(title: string): Column {
  return { title, align: 'right' }
}
