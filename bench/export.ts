import { request } from 'node:http'
import { asMember } from '#database/as-member.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { median } from './support/percentile.ts'
import { type Server, startServer } from './support/start-server.ts'
import { atMostTimes, ofTurns } from './support/turns.ts'

const PHOTOS = { count: 20, bytes: 5_000_000 }
const TURNS = 3
const LIST = '/api/tech-sheets?limit=50'
/** Of the time of the list. */
const MOST_RATIO = 4

type Download = { first: number; last: number; bytes: number }

const SIZE = `${(PHOTOS.count * PHOTOS.bytes) / 1e6} MB of photos`

/** Pictures that cannot be compressed, as those of a camera; their kind is not looked at again. */
const FILL = `
  INSERT INTO tech_sheet_photos (user_id, tech_sheet_id, media_type, width, height, content)
  SELECT $1, id, 'image/jpeg', 2000, 1500,
    (SELECT substr(string_agg(sha512(uuid_send(gen_random_uuid())), ''), 1, $3::int) FROM generate_series(1, $3::int / 64 + 1) WHERE id = id)
  FROM (SELECT id FROM tech_sheets WHERE user_id = $1 LIMIT $2) AS sheet`

/** How soon an export of a large account begins, and how long it takes. */
export async function measureExport(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, 1000)
    await fillSheets(server, chef.userId, PHOTOS.count, 20)
    for (let count = 0; count < PHOTOS.count; count += 10)
      await asMember(server.database, chef.userId, ({ client }) =>
        client.query(
          `${FILL} WHERE NOT EXISTS (SELECT FROM tech_sheet_photos photo WHERE photo.user_id = $1 AND photo.tech_sheet_id = sheet.id)`,
          [chef.userId, count + 10, PHOTOS.bytes],
        ),
      )
    await download(server, chef, LIST)
    const turns: { floor: Download; subject: Download }[] = []
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({
        floor: await download(server, chef, LIST),
        subject: await download(server, chef, '/api/account/export'),
      })
    const { bytes } = turns[0]?.subject ?? { bytes: 0 }
    return [
      {
        name: `export with ${SIZE}, first byte, beside that of a list`,
        unit: 'ms',
        ...ofTurns(turns.map(({ subject, floor }) => ({ subject: subject.first, floor: floor.first }))),
        goal: atMostTimes(MOST_RATIO),
      },
      {
        name: `export with ${SIZE}, last byte`,
        measured: median(turns.map(({ subject }) => subject.last / 1000)),
        unit: 's',
      },
      { name: `export with ${SIZE}, sent`, measured: bytes / 1e6, unit: 'MB' },
    ]
  } finally {
    await server.stop()
  }
}

/** Milliseconds until the first and the last byte of the body, compressed as a browser asks for it. */
function download({ url }: Server, { headers }: Chef, path: string): Promise<Download> {
  return new Promise((done, fail) => {
    const begun = performance.now()
    const requested = request(
      url + path,
      { headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } },
      (answer) => {
        let first = 0
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          first ||= performance.now() - begun
          bytes += chunk.length
        })
        answer.on('error', fail)
        answer.on('end', () => {
          if (answer.statusCode === 200) done({ first, last: performance.now() - begun, bytes })
          else fail(new Error(`${path} answered ${answer.statusCode}`))
        })
      },
    )
    requested.on('error', fail)
    requested.end()
  })
}
