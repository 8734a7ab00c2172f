import { describeMutants } from './describe-mutants.ts'

describeMutants(1, 3)
