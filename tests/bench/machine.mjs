import os from 'node:os'

/** What the figures were measured on, and how busy it was before. */
export function readMachine() {
  return { node: process.versions.node, cpu: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length, load: os.loadavg()[0] }
}

/** The same in words; `busyWords` say what to make of a machine that was busy. */
export function machineWords({ node, cpu, cores, load }, busyWords) {
  const busy = load > cores / 2 ? `; the machine was busy: ${busyWords}` : ''
  return `Node ${node}, ${cpu}, ${cores} cores, load ${load.toFixed(1)} before the run${busy}`
}
