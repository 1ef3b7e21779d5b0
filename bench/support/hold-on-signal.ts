// Loaded before the server: at SIGUSR2 it prints for how many milliseconds the event loop was held at most since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
process.on('SIGUSR2', () => {
  process.stdout.write(`\nheld ${Math.max(0, delays.max / 1e6 - RESOLUTION_MS)}\n`)
  delays.reset()
})
