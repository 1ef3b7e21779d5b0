import { connect, createServer, type Socket } from 'node:net'

/** Connections to a database that a test can freeze or cut, all at once. */
export type BreakableLink = {
  /** The database's address over the link. */
  readonly connectionString: string
  /** From here on no byte arrives, in either direction, on the connections of before and of later. */
  freeze: () => void
  /** What was held back arrives, and all later bytes. */
  thaw: () => void
  /** Ends every connection; new ones can be made. */
  cut: () => void
  close: () => Promise<void>
}

/** A way to a database on this machine. */
export async function breakableLink(connectionString: string): Promise<BreakableLink> {
  const target = new URL(connectionString)
  const sockets = new Set<Socket>()
  let frozen = false

  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('data', (bytes) => other.write(bytes))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    if (frozen) socket.pause()
  }
  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) })
    keep(client, database)
    keep(database, client)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = new URL(connectionString)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    connectionString: url.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        cut()
      }),
  }
}
