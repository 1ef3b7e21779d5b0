import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { StartupError } from '#database/startup-error.ts'
import { claimPort } from './claim-port.ts'
import { freePort } from './testing/launch.ts'

test('a free port is accepted and not kept', async () => {
  const port = await freePort()
  await claimPort('localhost', port)
  await claimPort('localhost', port)
})

test('a port that another program has, and a host that is not of this machine, are refused in a sentence', async () => {
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((listening) => other.listen(port, 'localhost', listening))
  await expect(claimPort('localhost', port)).rejects.toThrow(
    new StartupError(
      `Le port ${String(port)} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start.`,
    ),
  )
  other.close()
  await expect(claimPort('203.0.113.7', port)).rejects.toThrow(
    new StartupError("L'adresse 203.0.113.7 n'est pas celle de cette machine. Corrigez HOST."),
  )
})
