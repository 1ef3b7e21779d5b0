import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS } from '#contract/errors.ts'
import { asVisitor } from '#database/as-member.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { isBusy } from '#database/passing-failure.ts'
import { allergensInAddress } from '#domain/allergens/allergen-slug.ts'
import { TEXT_LANGUAGES } from '#domain/cartes/languages.ts'
import type { Auth } from '../auth/auth.ts'
import { findMember } from '../auth/find-member.ts'
import type { LaterSchema } from '../later-schema.ts'
import { onceAMinute } from '../log/once-a-minute.ts'
import { retryAfter } from '../retry-after.ts'
import { isCurrent, weakEtag } from '../etag.ts'
import { translateError } from '../translate-error.ts'
import { inlineAs } from '../pictures/picture-files.ts'
import { FILTER_NAME, LANGUAGE_NAME } from './addresses.ts'
import { cartePage } from './carte-page.ts'
import { contentSecurityPolicy } from './document.ts'
import { FONTS_PATH, LOOK_FONTS } from './faces.ts'
import { findAddress } from './find-address.ts'
import { MESSAGE_LOOK, messagePage } from './message-page.ts'
import { loadCanvas, readLogo } from './picture/carte-canvas.ts'
import { drawCarte } from './picture/draw-carte.ts'
import { DrawnPictures } from './picture/drawn-pictures.ts'
import { pictureFacts, pictureVersion } from './picture/picture-facts.ts'
import { readOpenCarte, readOpenLogo } from './read.queries.ts'
import { type Stylesheet, stylesheetOf } from './stylesheets.ts'

type Parts = {
  database: Database
  auth: Auth
  laterSchema: LaterSchema
  publicUrl: string
  /** For a connection to the database: a page that would wait for longer is refused. */
  longestWaitMs: number
}
type CarteRequest = { Params: { token: string }; Querystring: Record<string, string | string[] | undefined> }

/** What an address never says again about something else. */
const FOR_EVER = 'max-age=31536000, immutable'

/** The pages that guests open: no script, and nothing but the carte; its owner, signed in, has a link to the service of the day. */
export function publicCartePages(app: FastifyInstance, given: Parts): void {
  const { publicUrl } = given
  const tooBusy = onceAMinute((times) =>
    app.log.warn({ times }, 'public cartes were refused: too much at once'),
  )
  const parts = { ...given, tooBusy }
  const unknown = (_request: FastifyRequest, reply: FastifyReply) =>
    sendMessage(reply, 404, 'unknown', publicUrl)
  for (const { path, content } of Object.values(LOOK_FONTS).flatMap((fonts) => Object.values(fonts)))
    app.get(path, (_request, reply) =>
      reply.header('cache-control', `public, ${FOR_EVER}`).type('font/woff2').send(content),
    )
  app.get(`${FONTS_PATH}*`, unknown)

  app.get<CarteRequest>('/c/:token', (request, reply) =>
    answer({ request, reply, ...parts }, async () => {
      const carte = await readAt(parts, request, async (tx, carteId) => {
        const open = await readOpenCarte(tx, carteId)
        return open && { open, userId: tx.houseId }
      })
      if (!carte) return unknown(request, reply)
      if (carte.open.tooLong) return sendMessage(reply, 404, 'tooLong', publicUrl)
      // After the transaction, which holds a connection of the pool: this takes another one.
      const isOwners = await isOwner(parts, request, carte.userId)
      const filters = [request.query[FILTER_NAME] ?? []].flat()
      const place = { publicUrl, path: `/c/${request.params.token}` } as const
      const drawn = (await loadCanvas()) !== undefined
      const without = allergensInAddress(filters)
      const lang = TEXT_LANGUAGES.find((language) => language === request.query[LANGUAGE_NAME])
      const page = cartePage(carte.open, place, { without, isOwners, drawn, lang })
      return sendPage(request, reply, page, stylesheetOf(carte.open.theme, publicUrl), isOwners)
    }),
  )

  app.get<CarteRequest>('/c/:token/logo', (request, reply) =>
    answer({ request, reply, ...parts }, async () => {
      const logo = await readAt(parts, request, readOpenLogo)
      if (!logo) return unknown(request, reply)
      return reply
        .headers({ 'cache-control': `private, ${FOR_EVER}`, 'content-disposition': inlineAs(logo.mediaType) })
        .type(logo.mediaType)
        .send(logo.content)
    }),
  )

  const pictures = new DrawnPictures()
  app.get<CarteRequest>('/c/:token/picture', (request, reply) =>
    answer({ request, reply, ...parts }, async () => {
      const canvas = await loadCanvas()
      const found =
        canvas &&
        (await readAt(parts, request, async (tx, carteId) => {
          const open = await readOpenCarte(tx, carteId)
          if (!open || open.tooLong) return undefined
          const facts = pictureFacts(open)
          const version = pictureVersion(facts)
          const logo = open.logo && !pictures.has(version) ? await readOpenLogo(tx, carteId) : undefined
          return { facts, version, logo }
        }))
      if (!found) return unknown(request, reply)
      const { facts, version, logo } = found
      const picture = await pictures.get(version, async () =>
        drawCarte(canvas, facts, logo ? await readLogo(canvas, logo.content) : null),
      )
      const keeping = request.query.v === version ? FOR_EVER : 'no-cache'
      return reply
        .headers({ 'cache-control': `private, ${keeping}`, 'content-disposition': inlineAs('image/png') })
        .type('image/png')
        .send(picture)
    }),
  )

  app.get('/c/*', unknown)
}

/** Reads as a visitor of the account that published the carte at this address; undefined when there is none. */
async function readAt<Result>(
  { database, auth }: Parts,
  { params, ip }: FastifyRequest<CarteRequest>,
  read: (tx: MemberTx, carteId: string) => Promise<Result>,
): Promise<Result | undefined> {
  const address = await findAddress({ database, auth, ip }, params.token)
  return address && asVisitor(database, address.userId, (tx) => read(tx, address.carteId))
}

/** Whether the owner of a carte looks at its page, signed in. */
async function isOwner(
  { database, auth }: Parts,
  { headers, ip }: FastifyRequest<CarteRequest>,
  houseId: string,
): Promise<boolean> {
  if (headers.cookie === undefined) return false
  return (await findMember({ database, auth, headers, ip }))?.houseId === houseId
}

/** Asked for each time and sent when it is another: what guests read is the carte of this moment. Its owner reads a link more. */
function sendPage(
  request: FastifyRequest<CarteRequest>,
  reply: FastifyReply,
  page: string,
  stylesheet: Stylesheet,
  isOwners: boolean,
): FastifyReply {
  const etag = weakEtag(page)
  void reply.headers({
    'content-security-policy': contentSecurityPolicy(stylesheet),
    'cache-control': isOwners ? 'private, no-cache' : 'no-cache',
    vary: 'cookie',
    etag,
  })
  if (isCurrent(request, etag)) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}

function sendMessage(
  reply: FastifyReply,
  status: number,
  message: Parameters<typeof messagePage>[0],
  publicUrl: string,
): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-security-policy': contentSecurityPolicy(stylesheetOf(MESSAGE_LOOK, publicUrl)),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(messagePage(message, publicUrl))
}

type Answering = Parts & {
  /** Called for each request that is refused because too many wait for the database. */
  tooBusy: () => void
  request: FastifyRequest<CarteRequest>
  reply: FastifyReply
}

async function answer(
  { request, reply, database, publicUrl, laterSchema, longestWaitMs, tooBusy }: Answering,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (database.pool.isFull('guests') || database.line.expectedMs() > longestWaitMs) {
    tooBusy()
    void reply.header('retry-after', retryAfter({ status: ERROR_STATUS.UNAVAILABLE }))
    return sendMessage(reply, ERROR_STATUS.UNAVAILABLE, 'failed', publicUrl)
  }
  try {
    return await work()
  } catch (error) {
    const { status, data } = (await laterSchema.refusalFor(error)) ?? translateError(error)
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    if (status === ERROR_STATUS.TOO_MANY_REQUESTS) return sendMessage(reply, status, 'tooMany', publicUrl)
    if (isBusy(error)) tooBusy()
    else request.log.error({ err: error }, 'a public carte could not be shown')
    return sendMessage(reply, status, 'failed', publicUrl)
  }
}
