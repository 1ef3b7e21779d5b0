import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { REGISTRATIONS } from '#contract/registration.ts'
import { prepareDemo } from '../demo/demo-account.ts'
import { launch } from '../testing/launch.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { clearExpired } from './housekeeping.ts'

const EMAIL = 'demo@gramme.local'

let open: Api
let dataDir: string
beforeAll(async () => {
  open = await startApi()
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-seed-'))
  await prepareDemo(open.database)
})
afterAll(async () => {
  await open.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `npm run seed` as npm does. */
async function seed(registration: string) {
  const running = launch(
    {
      DATABASE_URL: open.database.connectionString,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://gramme.exemple.fr',
      REGISTRATION: registration,
    },
    `exec '${process.execPath}' scripts/seed.ts`,
  )
  return { code: await running.exit, output: running.output() }
}

test('the account of the example restaurant is made where no other is, and opens under every setting', async () => {
  const { code, output } = await seed('closed')
  expect({ code, output }).toMatchObject({ code: 0 })
  const [, password] = /mot de passe : (\S+)/.exec(output) ?? []
  await open.database.pool.query(
    "update auth.users set created_at = now() - interval '8 days' where email = $1",
    [EMAIL],
  )
  await clearExpired(open.database)
  for (const registration of REGISTRATIONS) {
    const api = await startApi({ registration }, { beside: open })
    const chef = api.visitor()
    const signedIn = await chef.post('/api/auth/sign-in/email', { email: EMAIL, password })
    expect({ registration, status: signedIn.status }).toEqual({ registration, status: 200 })
    expect((await chef.get('/api/tech-sheets')).body).not.toMatchObject({ total: 0 })
    await api.close()
  }
})

test.each(REGISTRATIONS)('the demo can be visited where sign-up is %s', async (registration) => {
  const api = await startApi({ registration }, { beside: open })
  const sheets = await api
    .visitor()
    .send('GET', '/api/tech-sheets', { headers: { [DEMO_HEADER]: DEMO_VISITOR } })
  expect(sheets.status).toBe(200)
  await api.close()
})
