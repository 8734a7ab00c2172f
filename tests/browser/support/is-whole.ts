/** `BROWSER=all` does everything; anything else does as much as every run of all tests has room for. */
export const isWhole: boolean = process.env['BROWSER'] === 'all'
