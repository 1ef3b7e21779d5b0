// Loaded before the server: at SIGUSR2 it prints for how many milliseconds of the processor's time the event loop was held at most since
// the last time. A machine that is busy with other programs holds it up as well: that time is theirs.
const EVERY_MS = 1

let longest = 0
let before = used()

setInterval(() => {
  const now = used()
  longest = Math.max(longest, now - before)
  before = now
}, EVERY_MS).unref()

process.on('SIGUSR2', () => {
  process.stdout.write(`\nheld ${longest}\n`)
  longest = 0
})

/** Milliseconds that this thread has had the processor. */
function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
