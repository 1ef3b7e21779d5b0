import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { contract } from '#contract/contract.ts'
import { clientAddress } from '../auth/client-address.ts'
import { TransferLine } from '../pictures/transfer-line.ts'

/** A picture is in memory until its reader has taken the last of it: 400 MB at most. */
const BOUNDS = { ofServer: 40, ofAccount: 10, ofAddress: 20, waiting: { ofServer: 400, ofAccount: 100 } }
/** 10 MB at 350 kB/s. */
export const PATIENCE_MS = 30_000

const OF_ACCOUNTS = [contract.sheets.photo.get, contract.cartes.logo.get, contract.invoices.file.get].map(
  (route) => `/api${route['~orpc'].route.path}`,
)
const PICTURE = new RegExp(
  `^(${[...OF_ACCOUNTS, '/c/{token}/logo'].map((path) => path.replaceAll(/\{\w+\}/g, '[^/?]+')).join('|')})([?]|$)`,
)

/** The id of the account that reads, of a request that has one. */
type AccountOf = (request: { headers: IncomingHttpHeaders; ip: string }) => Promise<string | undefined>

/**
 * Bounds how many pictures are sent at once, so that readers that take nothing do not fill the memory. Those at one
 * address who are not signed in count as one account, as the logo of a public carte is sent to anyone.
 */
export function pictureDownloads(app: FastifyInstance, accountOf: AccountOf): void {
  const line = new TransferLine({ ...BOUNDS, patienceMs: PATIENCE_MS })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !PICTURE.test(request.url)) return
    const address = clientAddress(request.ip)
    const userId = (await accountOf(request)) ?? address
    const { cut } = await line.enter({ userId, address }, reply.raw)
    cut.addEventListener('abort', () => reply.raw.destroy())
  })
}
