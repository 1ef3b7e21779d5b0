import type { Config } from '../config.ts'

const NAME = 'Gramme'

/**
 * Who mails come from: `?from=` of SMTP_URL, else the address it signs in with,
 * else an address at the host people reach Gramme on.
 */
export function senderOf({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): string {
  const smtp = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  const named = smtp?.searchParams.get('from')
  if (named) return named.includes('<') ? named : `${NAME} <${named}>`
  const user = decodeURIComponent(smtp?.username ?? '')
  return `${NAME} <${user.includes('@') ? user : `ne-pas-repondre@${new URL(publicUrl).hostname}`}>`
}
