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
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-invite-'))
  await database.createUser({ email: 'chef@exemple.fr' })
  await database.pool.query('update auth.users set email_verified = true')
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `npm run invite -- …` as npm does. */
async function run(words: string, environment: Record<string, string> = {}) {
  const running = launch(
    {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://gramme.exemple.fr',
      REGISTRATION: 'invited',
      ...environment,
    },
    `exec '${process.execPath}' scripts/invite.ts ${words}`,
  )
  return { code: await running.exit, output: running.output() }
}

async function invited(): Promise<string[]> {
  const { rows } = await database.pool.query<{ value: string }>(
    'select value from auth.verifications order by value',
  )
  return rows.map(({ value }) => value.replace('invitation:', ''))
}

test('each address has a link, one that has an account has none', async () => {
  const { code, output } = await run('Lea@exemple.fr tom@exemple.fr lea@exemple.fr chef@exemple.fr')
  expect(output).toMatch(
    /^lea@exemple\.fr, valable 14 jours et une seule fois :\nhttps:\/\/gramme\.exemple\.fr\/register#type=invitation&token=[\w-]{32}&email=lea%40exemple\.fr\ntom@/m,
  )
  expect(output.match(/^https:/gm)).toHaveLength(2)
  expect(output).toContain("chef@exemple.fr a déjà un compte : pas d'invitation.")
  expect(output).not.toContain('REGISTRATION')
  expect(code).toBe(0)
  expect(await invited()).toEqual(['lea@exemple.fr', 'tom@exemple.fr'])
})

test('a refused address is named, and no invitation is made', async () => {
  const before = await invited()
  const { code, output } = await run('nouveau@exemple.fr pas-une-adresse')
  expect(output).toContain("Ce n'est pas une adresse email : pas-une-adresse. Aucune invitation")
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
  expect(await invited()).toEqual(before)
})

test('with another setting, the command names it beside the link', async () => {
  const { code, output } = await run('ines@exemple.fr --language=en', { REGISTRATION: 'open' })
  expect(output).toContain('https://gramme.exemple.fr/en/register#')
  expect(output).toContain('REGISTRATION vaut open ici')
  expect(code).toBe(0)
})

test('a mail that does not leave is replaced by its link', async () => {
  const { code, output } = await run('max@exemple.fr', { SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(output).toContain("Le courrier à max@exemple.fr n'est pas parti ; transmettez ce lien")
  expect(output).toContain('#type=invitation&token=')
  expect(code).toBe(0)
})
