// Loaded before the server: at SIGUSR2 it collects all garbage and prints the bytes that V8 and buffers still hold.
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
  const { heapUsed, external } = process.memoryUsage()
  process.stdout.write(`\nheap ${heapUsed + external}\n`)
})
