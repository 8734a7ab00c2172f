/**
 * For the process that is the service. Left to itself the collector lets garbage grow with the memory of the machine; this is more than
 * twice what the service ever holds.
 */
export const memoryFlags = ['--max-old-space-size=768', '--max-semi-space-size=64']
