// Ends with 0 when the server on this machine answers that it and its database are well, as Docker's HEALTHCHECK expects.
const { PORT = '3000', HOST = 'localhost' } = process.env
const host = ['0.0.0.0', '::', ''].includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST

try {
  const { ok, status } = await fetch(`http://${host}:${PORT || '3000'}/api/health`, {
    signal: AbortSignal.timeout(4_000),
  })
  if (!ok) throw new Error(`/api/health: ${status}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
