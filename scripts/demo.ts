import { demoCommand } from '@app/api/demo'

/** `npm run demo -- …`: lets time pass for made-up customers. */
process.exitCode = await demoCommand(process.argv.slice(2), { env: process.env, print: console.log, complain: console.error })
