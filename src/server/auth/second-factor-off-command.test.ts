import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { launch } from '../testing/launch.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-second-factor-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `npm run second-factor-off -- …` as npm does. */
async function run(words: string) {
  const running = launch(
    { DATABASE_URL: database.connectionString, DATA_DIR: dataDir },
    `exec '${process.execPath}' scripts/second-factor-off.ts ${words}`,
  )
  return { code: await running.exit, output: running.output() }
}

async function withSecondFactor(email: string): Promise<string> {
  const userId = await database.createUser({ email })
  await database.pool.query('update auth.users set two_factor_enabled = true where id = $1', [userId])
  await database.pool.query(
    "insert into auth.two_factors (user_id, secret, backup_codes, verified) values ($1, 'x', 'x', true)",
    [userId],
  )
  await database.pool.query(
    "insert into auth.verifications (identifier, value, expires_at) values ('trust-device-x', $1, now() + interval '1 day')",
    [userId],
  )
  return userId
}

async function stateOf(userId: string) {
  const { rows } = await database.pool.query(
    `select two_factor_enabled as enabled,
       (select count(*)::int from auth.two_factors where user_id = users.id) as secrets,
       (select count(*)::int from auth.verifications where value = users.id::text) as trusted
     from auth.users where id = $1`,
    [userId],
  )
  return rows[0] as unknown
}

test('the second factor of one account is turned off, and of no other', async () => {
  const lea = await withSecondFactor('lea@exemple.fr')
  const tom = await withSecondFactor('tom@exemple.fr')
  const { code, output } = await run('Lea@exemple.fr')
  expect(output).toContain('lea@exemple.fr se connecte désormais avec son mot de passe seul')
  expect(code).toBe(0)
  expect(await stateOf(lea)).toEqual({ enabled: false, secrets: 0, trusted: 0 })
  expect(await stateOf(tom)).toEqual({ enabled: true, secrets: 1, trusted: 1 })
  expect((await run('lea@exemple.fr')).output).toContain("lea@exemple.fr n'a pas de double authentification")
})

test.each([
  ['', "Donnez l'adresse d'un compte"],
  ['pas-une-adresse', "Donnez l'adresse d'un compte"],
  ['personne@exemple.fr', "Aucun compte n'a l'adresse personne@exemple.fr"],
])('%j turns nothing off', async (words, sentence) => {
  const { code, output } = await run(words)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})
