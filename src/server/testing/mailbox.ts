import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const PATIENCE_MS = 30_000
const STEP_MS = 20

/** The mails to someone that a server without SMTP_URL kept as files, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .sort((a, b) => a.localeCompare(b))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits until someone has so many mails, as they leave after the answer, and gives the last. */
export async function mailTo(dataDir: string, address: string, number = 1): Promise<Email> {
  for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
    const mail = (await mailsTo(dataDir, address))[number - 1]
    if (mail) return mail
    await new Promise((wake) => setTimeout(wake, STEP_MS))
  }
  throw new Error(`no mail number ${number} to ${address}`)
}

/** The secret in the link of a mail. */
export function tokenIn(mail: Email): string {
  return /#type=\w+&token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}
