import { describeMutants } from './describe-mutants.ts'

describeMutants(3, 3)
