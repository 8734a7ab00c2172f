import { staffCommand } from '@app/api/staff'

/** `npm run staff -- …`: the first colleague at the desk, and who works there. */
process.exitCode = await staffCommand(process.argv.slice(2), {
  env: process.env,
  screen: { print: (line) => console.log(line), complain: (line) => console.error(line), progress: (line) => console.log(line) },
})
