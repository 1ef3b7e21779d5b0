import { createServer } from 'node:net'
import { StartupError } from '#database/startup-error.ts'

/**
 * Finds out whether the server can listen there, before anything is started.
 * @throws StartupError when the port is taken or reserved, or the host is not of this machine.
 */
export async function claimPort(host: string, port: number): Promise<void> {
  await new Promise<void>((done, refuse) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => refuse(portError(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const taken = `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start.`
  const reserved = `Le port ${port} est réservé à l'administrateur. Choisissez-en un au-dessus de 1023 avec PORT.`
  const elsewhere = `L'adresse ${host} n'est pas celle de cette machine. Corrigez HOST.`
  const sentence = { EADDRINUSE: taken, EACCES: reserved, ENOTFOUND: elsewhere, EADDRNOTAVAIL: elsewhere }[
    error.code ?? ''
  ]
  return sentence === undefined ? error : new StartupError(sentence)
}
