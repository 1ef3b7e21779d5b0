import type { PoolClient } from 'pg'
import { DEMO_CARTE_TOKEN, DEMO_USER_ID } from '#contract/demo.ts'
import type { Database } from '#database/connect.ts'
import { remakeAccount } from '#database/remake-account.ts'
import { seedFingerprint } from '#database/seed/fingerprint.ts'
import { openingOf } from '#database/seed/price-files.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { keepVersion } from '../cartes/versions.queries.ts'
import { ownCarte } from '../cartes/own-carte.queries.ts'
import { fillRestaurant } from '../sheets/open-restaurant.ts'

/**
 * The account has no password and an address that is none: /api/auth takes only addresses that have a domain with a
 * dot, so it cannot be used to sign in, sign up or reset a password.
 */
export const DEMO_ACCOUNT = { id: DEMO_USER_ID, name: 'Camille Fournier', email: 'camille@bistrot' }

/** The restaurant's data are of last month and this week; after this long they are outdated. */
const FRESH_FOR = '14 days'

/** Its carte is that of the season. */
const PUBLISHED_SINCE = '40 days'

/** What visitors find among the kept versions of the carte. */
const VERSION = 'Carte de la saison'

/** Creates the demo's account, or creates it again when its program has changed or its dates are outdated. */
export async function prepareDemo(database: Database): Promise<void> {
  const fingerprint = await seedFingerprint()
  if (await isFresh(database.pool, fingerprint)) return
  await remakeAccount(database, {
    account: { ...DEMO_ACCOUNT, createdAt: openingOf(new Date()) },
    isNeeded: async (client) => !(await isFresh(client, fingerprint)),
    fill: async (tx) => {
      await fillRestaurant(tx, { byDay: true })
      const carte = await ownCarte(tx)
      // The demo is limited by nothing.
      await keepVersion(tx as GrowingTx, { id: carte.id, nom: VERSION })
      return carte
    },
    finish: async (client, carte) => {
      // An engine that distributes has no reference of the address to the carte.
      await client.query('delete from auth.public_cartes where user_id = $1', [DEMO_USER_ID])
      await client.query('delete from auth.demo where account_id = $1', [DEMO_USER_ID])
      await client.query(
        `insert into auth.public_cartes (token, user_id, carte_id, published_at)
         values ($1, $2, $3, now() - interval '${PUBLISHED_SINCE}')`,
        [DEMO_CARTE_TOKEN, DEMO_USER_ID, carte.id],
      )
      await client.query('insert into auth.demo (account_id, fingerprint) values ($1, $2)', [
        DEMO_USER_ID,
        fingerprint,
      ])
    },
  })
}

async function isFresh(client: Pick<PoolClient, 'query'>, fingerprint: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from auth.demo join auth.users on users.id = account_id and email = $3
     where account_id = $1 and fingerprint = $2 and filled_at > now() - interval '${FRESH_FOR}'`,
    [DEMO_USER_ID, fingerprint, DEMO_ACCOUNT.email],
  )
  return rows.length > 0
}
