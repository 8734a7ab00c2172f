import { startJobs } from '../start-jobs.ts'

/** A service for tests to kill in the middle of a job. */
await startJobs({
  url: process.argv[2] ?? '',
  log: console.error,
  handlers: () => ({
    slow: {
      longestSeconds: 1,
      longestDelaySeconds: 0,
      work: () => {
        console.log('began')
        return new Promise(() => undefined)
      },
    },
  }),
})
