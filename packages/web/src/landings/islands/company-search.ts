import { formsOf } from './forms-of.ts'
import { watchCompanies } from './watch-companies.ts'

for (const form of formsOf('company-search')) watchCompanies(form)
