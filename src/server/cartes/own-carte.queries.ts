import type { MemberTx } from '#database/as-member.ts'

export type OwnCarte = { id: string; nom: string }

const READ = 'SELECT id, nom FROM cartes WHERE user_id = $1'

/**
 * The user's carte, created at the first request. A concurrent request waits for the one that
 * is being made and finds it; so it is to be asked for in a transaction that reads what others have committed.
 */
export async function ownCarte({ client, userId }: MemberTx): Promise<OwnCarte> {
  const known = await client.query<OwnCarte>(READ, [userId])
  if (known.rows[0]) return known.rows[0]
  await client.query('INSERT INTO cartes (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING', [userId])
  const made = await client.query<OwnCarte>(READ, [userId])
  if (!made.rows[0]) throw new Error('A carte that was just made cannot be read')
  return made.rows[0]
}
