import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { surroundings } from './environment.ts'

async function mailsTo(address: string): Promise<Email[]> {
  const { mailFolder } = surroundings()
  const files = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files
      .sort((a, b) => a.localeCompare(b))
      .map(async (file) => PostalMime.parse(await readFile(join(mailFolder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** The last mail someone got; waits for it. */
export async function readMail(address: string): Promise<Email> {
  let last: Email | undefined
  await expect
    .poll(async () => (last = (await mailsTo(address)).at(-1)), { message: `a mail to ${address}` })
    .toBeTruthy()
  if (!last) throw new Error(`No mail to ${address}`)
  return last
}

/** The first address of this application in a mail. */
export function linkIn(mail: Email): string {
  const { baseUrl } = surroundings()
  const link = mail.text?.split(/\s+/).find((word) => word.startsWith(`${baseUrl}/`))
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return link
}
