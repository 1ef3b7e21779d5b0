import type { ArchiveImported } from '#contract/account-archive.ts'
import type { Import, ImportEffect, UndoneImport } from '#contract/imports.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { sendArchive } from './account-file.ts'
import { checksums } from './checksums.ts'
import type { Api, Member } from './start-api.ts'

/** Versions are raised by what is undone and restored. */
const VERSIONS = ['version', 'catalogue_version', 'articles_version', 'names_revision']
const JOURNAL = /(imports|imported_rows)$/
const BIN = /deleted_(items|rows)$/

/** Every row of an account as sums, its public address among them, without the journal of imports. */
export async function accountState({ database }: Api, { userId }: Member) {
  const sums = await checksums(database, [userId], VERSIONS)
  const { rows } = await database.pool.query(
    'select token, carte_id from auth.public_cartes where user_id = $1',
    [userId],
  )
  const own = Object.entries(sums).filter(([name]) => name.startsWith(userId) && !JOURNAL.test(name))
  return { ...Object.fromEntries(own), address: JSON.stringify(rows) }
}

/** The same without the bin, which holds an act more after an import was undone. */
export const besideBin = (state: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !BIN.test(name)))

const at = (id: string | null) => `/api/imports/${id}`

/** What someone does with archives and their imports. */
export function importsOf(chef: Member) {
  return {
    bring: (archive: Buffer, query = '') => chef.done(sendArchive<ArchiveImported>(chef, archive, { query })),
    list: async () => (await chef.done(chef.get<{ items: Import[] }>('/api/imports'))).items,
    effect: (id: string | null) => chef.done(chef.get<ImportEffect>(`${at(id)}/effect`)),
    sendUndo: (id: string | null) => chef.post<UndoneImport>(`${at(id)}/undo`, {}),
    undo: (id: string | null) => chef.done(chef.post<UndoneImport>(`${at(id)}/undo`, {})),
  }
}

/** Gives the carte of someone a logo. */
export async function putLogo(chef: Member): Promise<void> {
  const { id } = await chef.done(chef.get<{ id: string }>('/api/carte'))
  await chef.send('PUT', `/api/cartes/${id}/logo`, { body: JPEG, headers: { 'content-type': 'image/jpeg' } })
}

/** The query that doubles what is there already. */
export const DOUBLE = `?${['sheets', 'products', 'suppliers', 'gammes', 'menus', 'sales'].map((kind) => `${kind}=double`).join('&')}`
