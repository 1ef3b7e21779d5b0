import { readFile, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backups, Overview, TestMail } from '#contract/operator.ts'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { isDistributed } from '#database/testing/engine.ts'
import type { ApiClient, Method } from '../testing/api-client.ts'
import { mailTo } from '../testing/mailbox.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const FILE = 'gramme-2026-11-20T030000Z.tar.zst'

const ROUTES: [Method, string, object?][] = [
  ['GET', '/api/operator'],
  ['GET', '/api/operator/accounts'],
  ['GET', '/api/operator/backups'],
  ['POST', '/api/operator/backups'],
  ['POST', `/api/operator/backups/${FILE}/link`, { password: PASSWORD }],
  ['GET', `/api/operator/backups/${FILE}?until=9999999999999&key=x`],
  ['POST', '/api/operator/test-mail'],
]

let api: Api
let first: Member
let other: Member
beforeAll(async () => {
  api = await startApi()
  first = await api.signUp({ name: 'Olive Première', email: 'olive@exemple.fr' })
  other = await api.signUp({ name: 'Basile Second', email: 'basile@exemple.fr' })
  await mkdir(api.config.backups.folder)
  await writeFile(join(api.config.backups.folder, FILE), 'a backup of before')
})
afterAll(() => api.close())

const isOperator = async (chef: Member) =>
  (await chef.done(chef.get<{ isOperator: boolean }>('/api/account'))).isOperator
const readBackups = () => first.done(first.get<Backups>('/api/operator/backups'))
const linkOf = (chef: ApiClient, file = FILE, password = PASSWORD) =>
  chef.post<{ href: string; code?: string }>(`/api/operator/backups/${file}/link`, { password })

/** Asks a server with this setting for the mail. */
async function sendFrom(smtpUrl?: string) {
  const beside = await startApi({ ...(smtpUrl !== undefined && { smtpUrl }) }, { beside: api })
  const chef = beside.visitor()
  await chef.done(chef.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD }))
  const result = await chef.done(chef.post<TestMail>('/api/operator/test-mail'))
  const kept = result.file === null ? '' : await readFile(result.file, 'utf8')
  await beside.close()
  return { ...result, kept }
}

describe('the page of the operator', () => {
  test('is the first account’s, and no other account’s', async () => {
    expect([await isOperator(first), await isOperator(other)]).toEqual([true, false])
    for (const [method, path, body] of ROUTES) {
      const refused = await other.send(method, path, { body })
      expect(refused, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  })

  test('is none of a visitor of the demo', async () => {
    for (const [method, path, body] of ROUTES) {
      const visitor = api.visitor()
      const { status } = await visitor.send(method, path, { body, headers: { [DEMO_HEADER]: DEMO_VISITOR } })
      expect([403, 404], `${method} ${path}`).toContain(status)
    }
  })

  test('contains version, changelog headings and mail settings', async () => {
    const overview = await first.done(first.get<Overview>('/api/operator'))
    expect(overview).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      postgres: expect.stringMatching(/^\d+/),
      mail: { server: null, to: 'olive@exemple.fr' },
    })
    expect(overview.news[0]?.items).toContain('Backup and restore')
  })
})

const confirm = (id: string) =>
  api.database.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [id])

describe('with OPERATOR_EMAIL', () => {
  test('it is the account with that address once it is confirmed, also of one that is made later', async () => {
    const beside = await startApi({ operatorEmail: 'gerance@exemple.fr' }, { beside: api })
    const early = await beside.signUp({ email: 'tot@exemple.fr' })
    expect(await isOperator(early)).toBe(false)
    const operator = await beside.signUp({ email: 'gerance@exemple.fr' })
    expect([await isOperator(operator), await isOperator(early)]).toEqual([false, false])
    await confirm(operator.userId)
    expect([await isOperator(operator), await isOperator(early)]).toEqual([true, false])
    const { mail } = await operator.done(operator.get<Overview>('/api/operator'))
    expect(mail.to).toBe('gerance@exemple.fr')
    // The first backup makes the default folder; one that BACKUP_DIR names may be a disk that is not there.
    expect(await operator.done(operator.get('/api/operator/backups'))).toMatchObject({
      missingFolder: false,
      files: [],
    })
    beside.config.backups.folder = '/media/a-disk-that-is-away'
    expect(await operator.done(operator.get('/api/operator/backups'))).toMatchObject({ missingFolder: true })
    await beside.close()
  })

  test('an address that has become free is not the operator’s, and one that has changed still is', async () => {
    const beside = await startApi({ operatorEmail: 'direction@exemple.fr' }, { beside: api })
    const operator = await beside.signUp({ email: 'direction@exemple.fr' })
    await confirm(operator.userId)
    expect(await isOperator(operator)).toBe(true)
    await beside.database.pool.query(`update auth.users set email = 'autre-part@exemple.fr' where id = $1`, [
      operator.userId,
    ])
    const stranger = await beside.signUp({ email: 'direction@exemple.fr' })
    expect([await isOperator(operator), await isOperator(stranger)]).toEqual([true, false])
    await beside.database.pool.query('delete from auth.users where id = $1', [operator.userId])
    expect(await isOperator(stranger)).toBe(false)
    await beside.close()
  })

  test('the first account needs no confirmation', async () => {
    const alone = await startApi({ operatorEmail: 'seule@exemple.fr' })
    const operator = await alone.signUp({ email: 'seule@exemple.fr' })
    expect(await isOperator(operator)).toBe(true)
    await alone.close()
  })

  test('no other account becomes the operator when the first one is deleted', async () => {
    const alone = await startApi()
    const gone = await alone.signUp()
    const next = await alone.signUp()
    expect(await isOperator(next)).toBe(false)
    await alone.database.pool.query('delete from auth.users where id = $1', [gone.userId])
    expect(await isOperator(next)).toBe(false)
    const restarted = await startApi({}, { beside: alone })
    const newest = await restarted.signUp({ email: 'nouveau@exemple.fr' })
    expect(await isOperator(newest)).toBe(false)
    await restarted.close()
    await alone.close()
  })
})

describe('a backup', () => {
  // An engine that distributes has none.
  test.skipIf(isDistributed)(
    'is made at once, is listed, and is downloaded as it is',
    async () => {
      const begun = await first.post<{ begun: boolean }>('/api/operator/backups')
      expect(begun).toMatchObject({ status: 200, body: { begun: true } })
      expect((await readBackups()).running?.beganAt).toMatch(/^20/)
      expect((await first.post('/api/operator/backups')).body).toEqual({ begun: false })
      await expect.poll(async () => (await readBackups()).running, { timeout: 60_000 }).toBeNull()
      const { files, last, failure } = await readBackups()
      expect(failure).toBeNull()
      expect(files).toHaveLength(2)
      const [newest] = files
      expect(last?.bytes).toBe(newest?.bytes)
      const { href } = await first.done(linkOf(first, newest?.file))
      const { status, headers, body } = await first.get<string>(href)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/zstd',
        'content-length': String(newest?.bytes),
        'content-disposition': `attachment; filename="${newest?.file}"`,
        'cache-control': 'no-store',
      })
      expect(body.length).toBeGreaterThan(0)
    },
    90_000,
  )

  test('is sent unchanged, only to the operator and only by an address that was signed', async () => {
    const { href } = await first.done(linkOf(first))
    expect((await first.get(href)).body).toBe('a backup of before')
    expect((await other.get(href)).status).toBe(404)
    expect((await api.visitor().get(href)).status).toBe(404)
    expect((await first.get(href.replace(/until=\d+/, 'until=99999999999999'))).status).toBe(404)
    expect((await first.get(href.replace(FILE, 'gramme-2026-11-21T030000Z.tar.zst'))).status).toBe(404)
    expect((await first.get(`/api/operator/backups/${FILE}`)).status).toBe(404)
  })

  test('takes the password, and nothing but a backup of the folder', async () => {
    expect(await linkOf(first, FILE, 'pas le bon')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
    for (const file of ['gramme-2026-11-21T030000Z.tar.zst', '..%2Fsecret', 'secret'])
      expect((await linkOf(first, file)).status, file).toBe(404)
  })

  test('that fails is listed with its reason, logged and mailed', async () => {
    const beside = await startApi({ backups: { folder: '/nowhere/backups', kept: 7 } }, { beside: api })
    const again = beside.visitor()
    await again.done(again.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD }))
    const backups = () => again.done(again.get<Backups>('/api/operator/backups'))
    await again.done(again.post('/api/operator/backups'))
    await expect
      .poll(async () => (await backups()).failure?.reason)
      .toContain("/nowhere/backups (BACKUP_DIR) n'existe pas")
    expect(await backups()).toMatchObject({ missingFolder: true, files: [] })
    const mail = await mailTo(beside.config.dataDir, first.email)
    expect(mail.text).toContain('/nowhere/backups')
    expect(mail.text).not.toContain('réessaie')
    expect(beside.log()).toContain('a backup failed')
    await beside.close()
  })
})

describe('the mail to try', () => {
  test('is kept as a file without a mail server', async () => {
    const { kept, ...result } = await sendFrom()
    expect(result).toMatchObject({ to: first.email, sent: true, failure: null })
    expect(kept).toContain(`To: ${first.email}`)
  })

  test('says why it did not leave', async () => {
    expect(await sendFrom('smtp://127.0.0.1:9')).toMatchObject({ sent: false, failure: 'unreachable' })
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Wrong login')),
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const result = await sendFrom(`smtp://moi:faux@127.0.0.1:${port}`)
    await new Promise<void>((closed) => server.close(closed))
    expect(result).toMatchObject({
      sent: false,
      failure: 'login',
      answer: expect.stringContaining('Wrong login'),
    })
  })
})
