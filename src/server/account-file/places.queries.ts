import type { MemberTx } from '#database/as-member.ts'

/** After which places new cartes come, new gammes and menus of each carte, and new dishes of each gamme; the articles that have an owner, and the versions of the cartes. */
export type Places = {
  cartes: number
  gammes: Map<string, number>
  menus: Map<string, number>
  dishes: Map<string, number>
  owned: Set<string>
  versions: Set<string>
}

export async function readPlaces({ client, houseId }: MemberTx): Promise<Places> {
  const next = 'coalesce(max(position) + 1, 0) AS place'
  const within = async (table: string, parent: string) => {
    const { rows } = await client.query<{ id: string; place: number }>(
      `SELECT ${parent} AS id, ${next} FROM ${table} WHERE user_id = $1 GROUP BY ${parent}`,
      [houseId],
    )
    return new Map(rows.map(({ id, place }) => [id, place]))
  }
  const [cartes, gammes, menus, dishes, owned, versions] = await Promise.all([
    client.query<{ place: number }>(`SELECT ${next} FROM cartes WHERE user_id = $1`, [houseId]),
    within('gammes', 'carte_id'),
    within('menus', 'carte_id'),
    within('gamme_recettes', 'gamme_id'),
    client.query<{ id: string }>(
      `SELECT source_product_id AS id FROM user_products WHERE user_id = $1 AND source_product_id IS NOT NULL
       UNION SELECT supplier_product_id FROM product_articles WHERE user_id = $1`,
      [houseId],
    ),
    client.query<Kept>('SELECT nom, created_at AS "createdAt" FROM carte_versions WHERE user_id = $1', [
      houseId,
    ]),
  ])
  return {
    versions: new Set(versions.rows.map(versionKey)),
    cartes: cartes.rows[0]?.place ?? 0,
    gammes,
    menus,
    dishes,
    owned: new Set(owned.rows.map(({ id }) => id)),
  }
}

export type Kept = { nom: string; createdAt: string }

/** A version is the same one by its name and the moment it was kept. */
export const versionKey = ({ nom, createdAt }: Kept) => `${nom} ${Date.parse(createdAt)}`
