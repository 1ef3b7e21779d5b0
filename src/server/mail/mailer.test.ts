import Fastify from 'fastify'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { createMailer } from './mailer.ts'
import { resetPasswordMail } from './reset-password-mail.ts'
import { senderOf } from './sender.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function config(smtpUrl?: string): Config {
  const publicUrl = 'https://gramme.exemple.fr'
  return {
    port: 3000,
    host: 'localhost',
    publicUrl,
    dataDir,
    secret: 'x'.repeat(32),
    smtpUrl,
    trustProxy: [],
    requestsPerMinute: 600,
    storage: { maxItems: 1_000_000, maxPhotoBytes: 1_000_000_000 },
    backups: { folder: '', kept: 7 },
    registration: 'open',
  }
}

/** A log whose lines can be read, at the server's own level. */
function openLog() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) }
  return { lines, log: Fastify({ logger: { level: 'warn', stream } }).log }
}

const LINK = 'https://gramme.exemple.fr/reset-password#type=recovery&token=abc&x="<'
const mail = resetPasswordMail({
  to: 'chef@exemple.fr',
  name: 'Noël L’Œuf',
  link: LINK,
  language: 'fr',
})

test('without a mail server a mail becomes a file for its operator alone, which the log names without its link', async () => {
  const { lines, log } = openLog()
  await createMailer(config(), log).send(mail)
  const [file = ''] = await readdir(join(dataDir, 'mail'))
  const path = join(dataDir, 'mail', file)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ file: path })
  expect(JSON.stringify(lines)).not.toMatch(/token|chef@exemple/)
  const read = await PostalMime.parse(await readFile(path))
  expect(read.subject).toBe(mail.subject)
  expect(read.text).toContain('Bonjour Noël L’Œuf,')
  expect(read.html).not.toContain('x="<')
})

test('with a mail server a mail goes there, and no link into the log', async () => {
  const received: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map((to) => to.address), raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { lines, log } = openLog()
  await createMailer(config(`smtp://127.0.0.1:${port}?from=cuisine@exemple.fr`), log).send({
    ...mail,
    to: 'chef@exemple.fr',
    subject: 'Sujet\r\nBcc: tous@exemple.fr',
  })
  await new Promise<void>((closed) => server.close(closed))
  expect(lines).toEqual([])
  expect(received).toMatchObject([{ from: 'cuisine@exemple.fr', to: ['chef@exemple.fr'] }])
  const read = await PostalMime.parse(received[0]?.raw ?? '')
  expect(read.bcc).toBeUndefined()
  expect(read.text).toContain(LINK)
})

test('a mail server that is down is logged, and breaks nothing', async () => {
  const { lines, log } = openLog()
  await createMailer(config('smtp://127.0.0.1:9'), log).send(mail)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 50, msg: 'a mail could not be sent' })
  expect(JSON.stringify(lines)).not.toContain('token=abc')
})

test.each([
  [undefined, 'Gramme <ne-pas-repondre@gramme.exemple.fr>'],
  ['smtp://mail.exemple.fr', 'Gramme <ne-pas-repondre@gramme.exemple.fr>'],
  ['smtp://cuisine%40exemple.fr:secret@mail.exemple.fr:587', 'Gramme <cuisine@exemple.fr>'],
  ['smtp://apikey:secret@mail.exemple.fr?from=cuisine@exemple.fr', 'Gramme <cuisine@exemple.fr>'],
  ['smtp://mail.exemple.fr?from=La%20Table%20<table@exemple.fr>', 'La Table <table@exemple.fr>'],
])('mails sent through %s come from %s', (smtpUrl, from) => {
  expect(senderOf({ smtpUrl, publicUrl: 'https://gramme.exemple.fr' })).toBe(from)
})
