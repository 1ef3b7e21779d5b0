import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SheetLink } from '#contract/links.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

const linkOf = (id: string) => `/api/tech-sheets/${id}/link`
const share = async (id: string, who = chef) => {
  const { link } = await who.done(who.post<SheetLink>(linkOf(id), {}))
  if (!link) throw new Error('Not shared')
  return link
}
const open = (path: string) => api.visitor().get<string>(path)
const pathOf = ({ address }: { address: string }) => address.slice(api.config.publicUrl.length)

test('a shared sheet is read by anyone for as many portions as they ask for, and keeps its link', async () => {
  const dough = await write(chef, { title: 'Pâte <brisée>', portions: 2 })
  const sheet = await write(chef, {
    title: 'Quiche',
    steps: ['Foncer.', 'Cuire 35 min.'],
    ingredients: [
      { subSheetId: dough.id, costing: 'quantity', quantity: 1, unit: 'portion' },
      { costing: 'quantity', quantity: 1.5, unit: 'kg', note: 'bien froide' },
    ],
  })
  await chef.send('PUT', `/api/tech-sheets/${sheet.id}/photo`, {
    body: JPEG,
    headers: { 'content-type': 'image/jpeg' },
  })
  const link = await share(sheet.id)
  expect(Date.parse(link.endsAt) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000)
  const { status, body, headers } = await open(pathOf(link))
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  for (const words of [
    '<h1>Quiche</h1>',
    'Cuire 35 min.',
    '1,5\u00a0kg',
    'Pâte &#60;brisée&#62;',
    'bien froide',
  ])
    expect(body).toContain(words)
  expect(body).not.toContain('<script')
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
  expect((await open(`${pathOf(link)}?portions=8`)).body).toContain('3\u00a0kg')
  expect((await open(`${pathOf(link)}?portions=zero`)).body).toContain('role="alert"')
  expect((await api.visitor().get<Buffer>(`${pathOf(link)}/photo`)).headers['content-type']).toBe(
    'image/jpeg',
  )
  expect((await share(sheet.id)).address).toBe(link.address)
  const { rows } = await api.database.pool.query('select to_json(l)::text as row from auth.sheet_links l')
  expect(JSON.stringify(rows)).not.toContain(pathOf(link).split('/').at(-1))
})

test('it opens nothing once it has ended, was withdrawn, or its sheet or account is gone', async () => {
  const [one, two, three] = [await write(chef), await write(chef), await write(chef)]
  const [ended, withdrawn, deleted] = [await share(one.id), await share(two.id), await share(three.id)]
  await api.database.pool.query('update auth.sheet_links set ends_at = now() where tech_sheet_id = $1', [
    one.id,
  ])
  expect((await open(pathOf(ended))).status).toBe(410)
  expect((await chef.get(linkOf(one.id))).body).toEqual({ link: null })
  expect((await share(one.id)).address).not.toBe(ended.address)
  await chef.done(chef.delete(linkOf(two.id)))
  expect((await open(pathOf(withdrawn))).status).toBe(404)
  expect((await chef.delete(linkOf(two.id))).status).toBe(404)
  expect((await share(two.id)).address).not.toBe(withdrawn.address)
  await chef.done(chef.delete(`/api/tech-sheets/${three.id}`))
  expect((await open(pathOf(deleted))).status).toBe(404)
  const leaving = await api.signUp()
  const last = await share((await write(leaving)).id, leaving)
  await leaving.done(leaving.delete('/api/account', { password: 'un mot de passe' }))
  expect((await open(pathOf(last))).status).toBe(404)
})

test('another house neither sees, shares nor withdraws it, and wrong links wait', async () => {
  const sheet = await write(chef)
  const link = await share(sheet.id)
  const stranger = await api.signUp()
  for (const id of [sheet.id, randomUUID()]) {
    expect((await stranger.get(linkOf(id))).status).toBe(404)
    expect((await stranger.post(linkOf(id), {})).status).toBe(404)
    expect((await stranger.delete(linkOf(id))).status).toBe(404)
  }
  const wrong = () => api.visitor().send('GET', `/fiche/${'x'.repeat(32)}`, { remoteAddress: '203.0.113.50' })
  const answers = await Promise.all(Array.from({ length: 34 }, wrong))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(2)
  expect((await api.visitor().send('GET', pathOf(link), { remoteAddress: '203.0.113.50' })).status).toBe(200)
})
