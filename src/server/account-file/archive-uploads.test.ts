import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { exportAccount, sendArchive } from '../testing/account-file.ts'
import { stateOf } from '../testing/bin.ts'
import { withManifest } from '../testing/changed-archive.ts'
import { fillAccount } from '../testing/fill-account.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let archive: Buffer
beforeAll(async () => {
  api = await startApi()
  const source = await api.signUp()
  await fillAccount(api, source)
  archive = await exportAccount(source)
  chef = await api.signUp()
})
afterAll(() => api.close())

test('an archive that announces more rows than any account holds is not unpacked', async () => {
  const sent = withManifest(archive, ({ tables }) => tables.forEach((table) => (table.rows = 1_000_000)))
  for (const path of ['/reading', ''])
    expect(await sendArchive(chef, sent, { path })).toMatchObject({
      status: 403,
      body: { code: 'STORAGE_FULL' },
    })
})

test('an archive of more than the account may hold is refused whole', async () => {
  const small = await startApi({ storage: { maxItems: 50, maxPhotoBytes: 1_000_000 } }, { beside: api })
  try {
    const guest = await small.signUp({ email: 'a-small-one@exemple.fr' })
    const empty = await stateOf(small, guest)
    expect(await sendArchive(guest, archive)).toMatchObject({ status: 403, body: { code: 'STORAGE_FULL' } })
    expect(await stateOf(small, guest)).toEqual(empty)
  } finally {
    await small.close()
  }
})

test('an import needs a session, and is refused in the demo', async () => {
  for (const path of ['/reading', ''])
    expect(await sendArchive(api.visitor(), archive, { path })).toMatchObject({ status: 401 })
  const visit = await api.visitor().send('POST', '/api/account/archive', {
    body: archive,
    headers: { [DEMO_HEADER]: DEMO_VISITOR, 'content-type': 'application/zip' },
  })
  expect(visit).toMatchObject({ status: 403, body: { code: 'DEMO_READ_ONLY' } })
})
