import { createConnection, createServer, type Server } from 'node:net'
import { inject } from 'vitest'
import { afterEach, describe, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { StartupError } from './startup-error.ts'
import { isDistributed } from './testing/engine.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

async function sentence(connectionString: string): Promise<string> {
  const error: unknown = await connect(connectionString).then(
    (database) => database.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  return error instanceof StartupError ? error.message : ''
}

/** A server on a free port that sends these bytes to each connection. */
function listening(greet: (bytes: Buffer) => Buffer | undefined): Promise<number> {
  return new Promise((done) => {
    server = createServer((socket) => {
      socket.on('data', (bytes) => {
        const answer = greet(bytes)
        if (answer) socket.write(answer)
        else socket.destroy()
      })
      socket.on('error', () => socket.destroy())
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server?.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

/** The messages with which PostgreSQL 14 would let us in and give its version. */
function oldPostgres(bytes: Buffer): Buffer {
  const ready = message('Z', Buffer.from('I'))
  if (!bytes.includes('server_version_num')) return Buffer.concat([message('R', Buffer.alloc(4)), ready])
  const value = Buffer.from('140011')
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, value.length]), value])
  const column = Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), Buffer.alloc(18)])
  column.writeInt32BE(25, 2 + 8 + 6)
  return Buffer.concat([
    message('1', Buffer.alloc(0)),
    message('2', Buffer.alloc(0)),
    message('T', column),
    message('D', row),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
}

/** What PostgreSQL sends to a connection that it ends. */
const terminated = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

test('a database that cuts its first connection is asked again', async () => {
  let attempts = 0
  const port = await listening((bytes) => {
    attempts += 1
    return attempts === 1 ? terminated : oldPostgres(bytes)
  })
  const connecting = connect(`postgresql://chef:sesame@127.0.0.1:${port}/cuisine`, { retryPausesMs: [1] })
  await expect(connecting).rejects.toThrow('est un PostgreSQL 14')
})

describe('a database that cannot be used', () => {
  test('is named with a reason in French when it cuts each connection', async () => {
    const port = await listening(() => terminated)
    const connecting = connect(`postgresql://chef:sesame@127.0.0.1:${port}/cuisine`, { retryPausesMs: [1] })
    await expect(connecting).rejects.toThrow(
      /est injoignable : la connexion a été coupée par un administrateur ou par l'arrêt du serveur\. Vérifiez DATABASE_URL\.$/,
    )
  })

  test('is named with its place and the reason when nothing answers', async () => {
    const port = await listening(() => undefined)
    server?.close()
    expect(await sentence(`postgresql://chef:sésame@127.0.0.1:${port}/cuisine`)).toBe(
      `La base de données cuisine sur 127.0.0.1:${port} est injoignable : rien ne répond à cette adresse. Vérifiez DATABASE_URL.`,
    )
  })

  test('is named when its host does not exist', async () => {
    expect(await sentence('postgresql://chef:sesame@base.invalid/cuisine')).toMatch(
      /^La base de données cuisine sur base\.invalid:5432 est injoignable : cette adresse n/,
    )
  })

  test('is named when it is no PostgreSQL', async () => {
    const port = await listening(() => undefined)
    expect(await sentence(`postgresql://chef:sesame@127.0.0.1:${port}/cuisine`)).toContain('est injoignable')
  })

  // The machines of that engine trust each other in tests: no password is wrong.
  test.skipIf(isDistributed)('never shows the password', async () => {
    const url = new URL(inject('clusterUrl'))
    url.password = 'faux-sésame'
    const reply = await sentence(url.href)
    expect(reply).toContain("le nom d'utilisateur ou le mot de passe est refusé")
    expect(reply).not.toMatch(/s%C3%A9same|sésame/)
  })

  test('is named when the server has no such database', async () => {
    const url = new URL(inject('clusterUrl'))
    url.pathname = '/absente'
    expect(await sentence(url.href)).toContain('absente sur 127.0.0.1:')
    expect(await sentence(url.href)).toContain("cette base n'existe pas")
  })

  test('is refused when it is older than PostgreSQL 15', async () => {
    const port = await listening(oldPostgres)
    expect(await sentence(`postgresql://chef:sesame@127.0.0.1:${port}/cuisine`)).toBe(
      'La base de données est un PostgreSQL 14. Gramme demande PostgreSQL 15 ou plus récent.',
    )
  })
})

test('amounts and counts are numbers, and moments ISO text', async () => {
  const database = await connect(inject('clusterUrl'))
  try {
    const { rows } = await database.pool.query(
      `select 12.3400::numeric(14, 4) as amount, count(*) as count, timestamptz '2026-01-31 07:00+01' as moment`,
    )
    expect(rows).toEqual([{ amount: 12.34, count: 1, moment: '2026-01-31T06:00:00.000Z' }])
  } finally {
    await database.close()
  }
})

test('the time limits and the number of connections are those that were asked for', async () => {
  const database = await connect(inject('clusterUrl'), {
    maxConnections: 7,
    statementTimeoutMs: 12_000,
    lockTimeoutMs: 3_000,
  })
  const { rows } = await database.pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
  )
  expect(rows).toEqual([{ statement: '12s', lock: '3s' }])
  expect(database.pool.options.max).toBe(7)
  await database.close()
})

describe('a start that may wait', () => {
  test('waits for a database that does not answer yet, and says so once', async () => {
    const port = await listening(() => undefined)
    server?.close()
    const reasons: string[] = []
    const { hostname, port: real } = new URL(inject('clusterUrl'))
    const late = new URL(inject('clusterUrl'))
    late.hostname = '127.0.0.1'
    late.port = String(port)
    setTimeout(() => {
      server = createServer((socket) => {
        const onward = createConnection({ host: hostname, port: Number(real) })
        socket.pipe(onward).pipe(socket)
        for (const end of [socket, onward]) end.on('error', () => socket.destroy())
      }).listen(port, '127.0.0.1')
    }, 700)
    const database = await connect(late.href, {
      waitMs: 20_000,
      onWaiting: (reason) => void reasons.push(reason),
    })
    expect(reasons).toEqual(['rien ne répond à cette adresse'])
    await database.close()
  })

  test('ends with the same sentence once it has waited', async () => {
    const port = await listening(() => undefined)
    server?.close()
    const began = performance.now()
    const waiting = connect(`postgresql://chef@127.0.0.1:${port}/cuisine`, { waitMs: 1_000 })
    await expect(waiting).rejects.toThrow('est injoignable : rien ne répond à cette adresse')
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  test.skipIf(isDistributed)('does not wait for a database that refuses its user', async () => {
    const wrong = new URL(inject('clusterUrl'))
    wrong.password = 'faux'
    const reasons: string[] = []
    const refused = connect(wrong.href, { waitMs: 60_000, onWaiting: (reason) => void reasons.push(reason) })
    await expect(refused).rejects.toThrow("le nom d'utilisateur ou le mot de passe est refusé")
    expect(reasons).toEqual([])
  })
})
