import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import { clientAddress } from '../auth/client-address.ts'
import { TransferLine } from '../pictures/transfer-line.ts'

/** A picture is in memory until its reader has taken the last of it: 400 MB at most. */
const BOUNDS = { ofServer: 40, ofAccount: 10, ofAddress: 10, waiting: { ofServer: 400, ofAccount: 100 } }
/** 10 MB at 350 kB/s. */
export const PATIENCE_MS = 30_000

const OF_ACCOUNTS = [contract.sheets.photo.get, contract.cartes.logo.get].map(
  (route) => `/api${route['~orpc'].route.path}`,
)
const PICTURE = new RegExp(
  `^(${[...OF_ACCOUNTS, '/c/{token}/logo'].map((path) => path.replaceAll(/\{\w+\}/g, '[^/?]+')).join('|')})([?]|$)`,
)

/**
 * Bounds how many pictures are sent at once, so that readers that take nothing do not fill the memory. Who reads is known
 * by the address alone, as the logo of a public carte is sent to anyone.
 */
export function pictureDownloads(app: FastifyInstance): void {
  const line = new TransferLine({ ...BOUNDS, patienceMs: PATIENCE_MS })
  app.addHook('onRequest', async ({ method, url, ip }, reply) => {
    if (method !== 'GET' || !PICTURE.test(url)) return
    const address = clientAddress(ip)
    const { cut } = await line.enter({ userId: address, address }, reply.raw)
    cut.addEventListener('abort', () => reply.raw.destroy())
  })
}
