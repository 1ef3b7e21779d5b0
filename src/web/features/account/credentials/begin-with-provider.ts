import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { sendCredentials } from './send-credentials.ts'

type Begin = z.input<(typeof credentials)['/provider/begin']>

/** Leads to the identity provider. Never ends where it succeeds: the page is being left. */
export async function beginWithProvider(body: Begin): Promise<never> {
  return followToProvider(await sendCredentials('/provider/begin', body))
}

/** @param answer of '/provider/begin' */
export function followToProvider(answer: unknown): Promise<never> {
  const { url } = answer as { url: string }
  location.assign(url)
  return new Promise(() => undefined)
}
