import { symmetricDecrypt } from 'better-auth/crypto'
import type { AuthServices } from './auth-services.ts'

type SecondFactor = {
  enabled: boolean
  /** Undefined without an authenticator, or when the server has another SECRET than the one that encrypted them. */
  recoveryCodes: string[] | undefined
}

/** What an account signs in with beside its password. */
export async function secondFactorOf(
  { auth, database }: Pick<AuthServices, 'auth' | 'database'>,
  userId: string,
): Promise<SecondFactor> {
  const { rows } = await database.pool.query<{ codes: string | null }>(
    `select factor.backup_codes as codes from auth.users holder
     join auth.two_factors factor on factor.user_id = holder.id
     where holder.id = $1 and holder.two_factor_enabled`,
    [userId],
  )
  const codes = rows[0]?.codes
  if (codes === undefined || codes === null) return { enabled: false, recoveryCodes: undefined }
  const { secretConfig } = await auth.$context
  const list = await symmetricDecrypt({ key: secretConfig, data: codes }).catch(() => undefined)
  return { enabled: true, recoveryCodes: list === undefined ? undefined : (JSON.parse(list) as string[]) }
}
