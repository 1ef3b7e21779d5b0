import Fastify from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { createDelivery } from '../mail/mailer.ts'
import { deliveryOutcome } from './delivery-outcome.ts'

const MAIL = { to: 'commandes@halles.example', subject: 'Commande', text: 'Bonjour', html: '<p>Bonjour</p>' }

/** What becomes of a mail at this port, as a sender sees it. */
async function outcomeAt(port: number): Promise<string> {
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://gramme.example' } as Config
  const deliver = createDelivery(config, Fastify().log)
  return deliver(MAIL).then(() => 'sent', deliveryOutcome)
}

/** The same at a mail server that does this. */
async function outcomeOf(options: Partial<SMTPServerOptions>): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const outcome = await outcomeAt(typeof address === 'object' && address ? address.port : 0)
  await new Promise<void>((closed) => server.close(closed))
  return outcome
}

const failing = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

test('a mail server that takes the mail has it', async () => {
  expect(
    await outcomeOf({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    }),
  ).toBe('sent')
})

test('one that answers 5xx to the address or the mail has refused it', async () => {
  expect(await outcomeOf({ onRcptTo: (_to, _session, done) => done(failing(550)) })).toBe('refused')
  expect(
    await outcomeOf({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(failing(554))),
    }),
  ).toBe('refused')
})

test('one that asks for patience, or is not there, surely does not have it', async () => {
  expect(await outcomeOf({ onRcptTo: (_to, _session, done) => done(failing(451)) })).toBe('away')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise<void>((closed) => server.close(() => closed()))
  expect(await outcomeAt(typeof address === 'object' && address ? address.port : 0)).toBe('away')
})

test('a connection that breaks after the mail leaves it unsure', async () => {
  const server = createServer((socket) => {
    let isMail = false
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const received = chunk.toString()
      if (isMail) {
        if (received.endsWith('\r\n.\r\n')) socket.destroy()
        return
      }
      isMail = received.startsWith('DATA')
      socket.write(isMail ? '354 Go on\r\n' : '250 Good\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  expect(await outcomeAt(typeof address === 'object' && address ? address.port : 0)).toBe('unsure')
  await new Promise<void>((closed) => server.close(() => closed()))
})
