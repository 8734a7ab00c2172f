import { describeMutants } from './describe-mutants.ts'

describeMutants(2, 3)
