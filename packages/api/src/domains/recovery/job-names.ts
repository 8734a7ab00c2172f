export const recoveryJobs = { ready: 'recovery-ready', lapse: 'recovery-lapse', text: 'recovery-text' } as const
