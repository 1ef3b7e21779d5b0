import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** Writes a mail as it would have gone out, for its reader's eyes only; the name sorts by time. */
export async function keepAsFile(dataDir: string, message: SendMailOptions): Promise<string> {
  const folder = join(dataDir, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Loaded with the first mail: it takes 2 MB of memory.
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: written } = await composer.sendMail({
    ...message,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const moment = new Date().toISOString().replaceAll(':', '-')
  const file = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`)
  await writeFile(file, written, { mode: 0o600, flag: 'wx' })
  return file
}
