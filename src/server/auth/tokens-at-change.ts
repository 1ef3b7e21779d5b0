import { publicPath } from '#contract/public-path.ts'
import type { Database } from '#database/connect.ts'
import { languageOf } from '../account/account-settings.ts'
import { passwordChangedMail, type TokensAtChange } from '../mail/password-changed-mail.ts'
import type { AuthServices } from './auth-services.ts'
import { afterwards } from './registration-mails.ts'

/** Longer than a password is hashed and stored, beside others that wait for it. */
const KEPT_FOR = '2 minutes'

/**
 * Notes, before the password of an account is changed, whether its access tokens outlast the change: a trigger of `auth.accounts`
 * deletes the others with it. Only for who has proved to be the owner.
 * @returns how many tokens there are
 */
export async function chooseTokens(
  { pool }: Database,
  userId: string,
  kept: boolean,
): Promise<TokensAtChange> {
  const { rowCount } = await pool.query(
    `update auth.access_tokens set kept_until = case when $2 then now() + interval '${KEPT_FOR}' end where user_id = $1`,
    [userId, kept],
  )
  return { count: rowCount ?? 0, kept }
}

/** How many access tokens an account has. */
export async function countTokens({ pool }: Database, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from auth.access_tokens where user_id = $1',
    [userId],
  )
  return rows[0]?.count ?? 0
}

/** Mails the owner of an account that its password was changed, after the answer. */
export function mailPasswordChanged(
  services: AuthServices,
  owner: { userId: string; email: string; name: string },
  tokens: TokensAtChange,
): void {
  afterwards(services, async () => {
    const language = await languageOf(services.database, owner.userId)
    const link = services.publicUrl + publicPath('/forgot-password', language)
    await services.mailer.send(
      passwordChangedMail({ to: owner.email, name: owner.name, language, link }, tokens),
    )
  })
}
