import { expect, it } from 'vitest'
import { newestFirst } from './employers.ts'

const job = (company_name: string, start_year: number, end_year: number) => ({ company_name, start_year, end_year })

it('jobs stand newest first, by the last year and then by the first', () => {
  const jobs = [job('First', 2004, 2009), job('Third', 2010, 2019), job('Second', 2008, 2019)]
  expect(newestFirst(jobs).map(({ company_name }) => company_name)).toEqual(['Third', 'Second', 'First'])
})
