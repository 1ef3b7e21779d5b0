import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS } from '#contract/errors.ts'
import { asCook, type MemberTx } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { isBusy } from '#database/passing-failure.ts'
import { Attempts, type Pace } from '../../auth/attempts.ts'
import type { Auth } from '../../auth/auth.ts'
import { clientAddress } from '../../auth/client-address.ts'
import { tooManyRequests } from '../../auth/too-many-requests.ts'
import type { LaterSchema } from '../../later-schema.ts'
import { getPicture } from '../../pictures/pictures.queries.ts'
import { retryAfter } from '../../retry-after.ts'
import { PHOTOS } from '../../sheets/photo.routes.ts'
import { translateError } from '../../translate-error.ts'
import { findSheetLink, type FoundLink, SHEET_PATH } from '../links.queries.ts'
import { getKitchenSheets } from '../sheets.queries.ts'
import { readKitchenSettings } from '../state.queries.ts'
import { sheetMessage, sheetPage } from './sheet-page.ts'
import { PAGE_POLICY } from './stylesheet.ts'
import type { PageMessage } from './words.ts'

type Parts = {
  database: Database
  auth: Auth
  laterSchema: LaterSchema
  publicUrl: string
  /** For a connection to the database: a page that would wait for longer is refused. */
  longestWaitMs: number
}
type SheetRequest = { Params: { token: string }; Querystring: { portions?: unknown } }

/** Links of nothing, asked for from one place: as of orders. */
const WRONG_LINKS: Pace = { free: 30, firstWaitMs: 5_000, longestWaitMs: 60_000, forgetMs: 3_600_000 }
const AGREEING = { isolation: 'repeatable read' } as const

const readSheets = (tx: MemberTx, id: string) => getKitchenSheets(tx, { id, which: 'all' })

/** The pages of sheets that were shared by a link: no script, no price. Read as the kitchen, which may see none. */
export function sheetPages(app: FastifyInstance, parts: Parts): void {
  const { publicUrl, database } = parts
  const readAs = <Result>({ houseId }: FoundLink, work: (tx: MemberTx) => Promise<Result>) =>
    asCook(database, houseId, work, AGREEING)

  app.get<SheetRequest>(`${SHEET_PATH}:token`, (request, reply) =>
    answer(parts, request, reply, async (link) => {
      const { settings, sheets } = await readAs(link, async (tx) => ({
        settings: await readKitchenSettings(tx),
        sheets: await readSheets(tx, link.sheetId),
      }))
      const [sheet, ...others] = sheets
      if (!sheet) return sendMessage(reply, 404, 'unknown', publicUrl)
      const { portions } = request.query
      const page = sheetPage({
        token: request.params.token,
        publicUrl,
        houseName: link.houseName,
        language: settings.language,
        method: settings.wastageMethod,
        sheets: [sheet, ...others],
        portions: typeof portions === 'string' ? portions : undefined,
      })
      return sendHtml(reply, 200, page)
    }),
  )

  app.get<SheetRequest>(`${SHEET_PATH}:token/photo`, (request, reply) =>
    answer(parts, request, reply, async (link) => {
      const picture = await readAs(link, async (tx) => {
        const photo = (await readSheets(tx, link.sheetId))[0]?.photo
        return photo ? getPicture(tx, PHOTOS, link.sheetId, photo.id) : undefined
      })
      if (!picture) return sendMessage(reply, 404, 'unknown', publicUrl)
      return reply
        .headers({ 'cache-control': 'private, max-age=300' })
        .type(picture.mediaType)
        .send(picture.content)
    }),
  )
}

async function answer(
  { database, auth, laterSchema, publicUrl, longestWaitMs }: Parts,
  request: FastifyRequest<SheetRequest>,
  reply: FastifyReply,
  work: (link: FoundLink) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (database.pool.isFull('guests') || database.line.expectedMs() > longestWaitMs) {
    void reply.header('retry-after', retryAfter({ status: ERROR_STATUS.UNAVAILABLE }))
    return sendMessage(reply, ERROR_STATUS.UNAVAILABLE, 'failed', publicUrl)
  }
  try {
    const link = await findSheetLink(database, request.params.token)
    if (!link) {
      await countWrong({ database, auth, ip: request.ip })
      return sendMessage(reply, 404, 'unknown', publicUrl)
    }
    if (link.isOver) return sendMessage(reply, 410, 'expired', publicUrl)
    return await work(link)
  } catch (error) {
    const { status, data } = (await laterSchema.refusalFor(error)) ?? translateError(error)
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    if (status === ERROR_STATUS.NOT_FOUND) return sendMessage(reply, status, 'unknown', publicUrl)
    if (status === ERROR_STATUS.TOO_MANY_REQUESTS) return sendMessage(reply, status, 'tooMany', publicUrl)
    if (!isBusy(error)) request.log.error({ err: error }, 'the page of a sheet could not be shown')
    return sendMessage(reply, status, 'failed', publicUrl)
  }
}

/** @throws TOO_MANY_REQUESTS after many wrong links from one place; a right one is always answered */
async function countWrong({ database, auth, ip }: { database: Database; auth: Auth; ip: string }) {
  const attempts = new Attempts(database, auth.options.secret)
  const attempt = await attempts.begin(attempts.key('sheet-link', clientAddress(ip)), WRONG_LINKS)
  if (!attempt.allowed) throw tooManyRequests(attempt.waitMs)
}

function sendMessage(
  reply: FastifyReply,
  status: number,
  message: PageMessage,
  publicUrl: string,
): FastifyReply {
  return sendHtml(reply, status, sheetMessage(message, publicUrl))
}

function sendHtml(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)
}
