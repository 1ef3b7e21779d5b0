import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { keepAsFile } from './keep-as-file.ts'
import { senderOf } from './sender.ts'

export type Mail = {
  to: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Names it, so that a mail that is sent again is recognized as the same; without one it has another each time. */
  messageId?: string
  attachments?: readonly Attachment[]
}

type Attachment = { filename: string; content: string; contentType: string }

export type Mailer = {
  /** Never fails: a mail that cannot leave is logged, and what was asked goes on. Says whether it left. */
  send: (mail: Mail) => Promise<boolean>
}

const PATIENCE_MS = 15_000

/** Hands a mail over: @returns the file that it is kept as, where there is no mail server. @throws why it did not leave */
export type Delivery = (mail: Mail) => Promise<string | undefined>

/** Delivers through SMTP_URL; without one, mails become files that the log names. */
export function createDelivery(config: Config, log: FastifyBaseLogger): Delivery {
  const from = senderOf(config)
  const deliver =
    config.smtpUrl === undefined ? fileDelivery(config.dataDir, log) : smtpDelivery(config.smtpUrl)
  return ({ to, attachments, ...content }) =>
    deliver({
      ...content,
      from,
      to: { name: '', address: to },
      ...(attachments && { attachments: [...attachments] }),
    })
}

export function createMailer(
  config: Config,
  log: FastifyBaseLogger,
  deliver = createDelivery(config, log),
): Mailer {
  return {
    send: async (mail) => {
      try {
        await deliver(mail)
        return true
      } catch (error) {
        log.error({ err: error }, 'a mail could not be sent')
        return false
      }
    },
  }
}

type Message = {
  from: string
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId?: string
  attachments?: Attachment[]
}
type Deliver = (message: Message) => Promise<string | undefined>

function smtpDelivery(smtpUrl: string): Deliver {
  const options = {
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async (message) => {
    // Loaded with the first mail: it takes 2 MB of memory.
    const { createTransport } = await import('nodemailer')
    await createTransport(options).sendMail(message)
    return undefined
  }
}

function fileDelivery(dataDir: string, log: FastifyBaseLogger): Deliver {
  // The server logs warnings only; an operator without a mail server still needs this line.
  const infoLog = log.child({}, { level: 'info' })
  return async (message) => {
    const file = await keepAsFile(dataDir, message)
    infoLog.info({ file }, 'no SMTP_URL: the mail is kept as a file')
    return file
  }
}
