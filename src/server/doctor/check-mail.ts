import type { MAIL_FAILURES } from '#contract/operator.ts'
import type { Settings } from '../config.ts'
import { mailFailureKind } from '../mail/failure-kind.ts'
import { type Finding, right, wrong } from './finding.ts'

const PATIENCE_MS = 8_000

const REMEDIES: Record<(typeof MAIL_FAILURES)[number], string> = {
  unreachable: "Vérifiez l'adresse et le port de SMTP_URL, et que ce port n'est pas fermé par un pare-feu.",
  login: "Corrigez l'utilisateur ou le mot de passe de SMTP_URL.",
  encryption: 'Essayez smtps:// avec le port 465, ou smtp:// avec le port 587.',
  refused: 'Vérifiez ?from= de SMTP_URL.',
  disk: 'Faites de la place sur le disque.',
  unknown: 'Vérifiez SMTP_URL.',
}

/** Greets the mail server and signs in; sends nothing. */
export async function checkMail({ smtpUrl, dataDir, registration }: Settings): Promise<Finding> {
  if (smtpUrl === undefined)
    return registration === 'confirmed'
      ? wrong(
          "REGISTRATION=confirmed demande un serveur de courrier, et SMTP_URL n'est pas réglé.",
          'Réglez SMTP_URL, ou un autre REGISTRATION.',
        )
      : right(`SMTP_URL n'est pas réglé : les courriers restent en fichiers dans ${dataDir}/mail.`)
  const { createTransport } = await import('nodemailer')
  const options = {
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const transport = createTransport(options)
  const { host } = new URL(smtpUrl)
  try {
    await transport.verify()
    return right(`Le serveur de courrier ${host} répond et accepte la connexion.`)
  } catch (error) {
    return wrong(
      `Le serveur de courrier ${host} ne répond pas ou refuse la connexion.`,
      REMEDIES[mailFailureKind(error)],
    )
  } finally {
    transport.close()
  }
}
