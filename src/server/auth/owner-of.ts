import { eq } from 'drizzle-orm'
import type { PasswordOwner } from '#contract/new-password.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { users } from '#database/schema/auth.ts'

/** Address and name of an account; both are empty while it is being deleted. */
export async function ownerOf(database: Database, userId: string): Promise<PasswordOwner> {
  const [owner] = await authTables(database)
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  return owner ?? { email: '', name: '' }
}
