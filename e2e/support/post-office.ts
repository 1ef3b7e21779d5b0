import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type PostOffice = { url: string; folder: string; close: () => Promise<void> }

/** A mail server that takes every mail and keeps it as a file, whole at once, for the tests to read. */
export async function startPostOffice(folder: string): Promise<PostOffice> {
  await mkdir(folder, { recursive: true })
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      received += 1
      const name = `${String(received).padStart(6, '0')}.eml`
      buffer(stream)
        .then(async (mail) => {
          await writeFile(join(folder, `${name}.part`), mail)
          await rename(join(folder, `${name}.part`), join(folder, name))
          done()
        })
        .catch(done)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
