import { binOf } from './bin.ts'
import { exportAccount } from './account-file.ts'
import { fillAccount } from './fill-account.ts'
import type { Api, Member } from './start-api.ts'

/** An account with rows in most tables, changed settings, a public carte and a bin; and its archive. */
export async function filledArchive(api: Api): Promise<{ owner: Member; archive: Buffer }> {
  const owner = await api.signUp()
  await fillAccount(api, owner)
  const { items } = await owner.done(owner.get<{ items: { id: string }[] }>('/api/menus'))
  await binOf(owner).remove(`menus/${items[0]?.id}`)
  const carte = await owner.done(owner.get<{ id: string }>('/api/carte'))
  await owner.done(owner.post(`/api/cartes/${carte.id}/publication`, {}))
  const account = await owner.done(owner.get<{ version: number }>('/api/account'))
  const settings = { wastageMethod: 'rendement', targetMargin: 72.5 }
  await owner.done(owner.patch('/api/account', { version: account.version, settings }))
  return { owner, archive: await exportAccount(owner) }
}
