import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import { type Manifest, MANIFEST } from '../account-file/format.ts'
import type { ApiClient } from './api-client.ts'

/** An exported account, read by another program than the one that wrote it. */
export type AccountFile<Data> = Pick<Manifest, 'account'> & {
  manifest: Manifest
  /** The rows of each table, by its name in the archive. */
  data: Data
  /** Every file of the archive by its name. */
  files: Record<string, Uint8Array>
}

export function readAccountFile<Data>(archive: Uint8Array): AccountFile<Data> {
  const files = unzipSync(archive)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const manifest = JSON.parse(textOf(MANIFEST)) as Manifest
  const data = Object.fromEntries(
    manifest.tables.map(({ name, files: parts }) => [
      name,
      parts.flatMap((part) =>
        textOf(part.name)
          .split('\n')
          .filter((line) => line !== '')
          .map((line): unknown => JSON.parse(line)),
      ),
    ]),
  )
  return { manifest, account: manifest.account, data: data as Data, files }
}

type Rows = Record<string, Record<string, unknown>[]>

/** The archive of someone's account, as it is exported now. */
export async function exportAccount(chef: ApiClient): Promise<Buffer> {
  return Buffer.from(await chef.done(chef.get<Uint8Array>('/api/account/export')))
}

/** What is sent with an archive, with what is done with things that are there already. */
export function sendArchive<Body>(
  chef: ApiClient,
  archive: Buffer,
  { path = '', query = '', key }: { path?: string; query?: string; key?: string } = {},
) {
  return chef.send<Body>('POST', `/api/account/archive${path}${query}`, {
    body: archive,
    headers: {
      'content-type': 'application/zip',
      ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }),
    },
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The rows of an account without their ids: each names others by what they are, so that accounts of the same content are equal.
 * An act, which is no row, is left out; what names a row that is gone says only that.
 */
export function withoutIds(archive: Uint8Array): Rows {
  const { manifest, data } = readAccountFile<Rows>(archive)
  const labels = new Map<string, string>()
  const named = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((of) => named(key, of))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, named(inner, of)]))
    if (/^file$|^actId$/.test(key)) return '-'
    if (typeof value !== 'string' || !UUID.test(value)) return value
    return labels.get(value) ?? 'gone'
  }
  return Object.fromEntries(
    manifest.tables.map(({ name }) => {
      // A line that orders the remainder of another names it: the other is named first.
      const inOrder = Map.groupBy(data[name] ?? [], ({ carriedFrom }) => typeof carriedFrom === 'string')
      const rows = [...(inOrder.get(false) ?? []), ...(inOrder.get(true) ?? [])].map(({ id, ...facts }) => {
        const plain = named('', facts) as Record<string, unknown>
        const text = `${name} ${JSON.stringify(plain)}`
        labels.set(String(id), createHash('sha256').update(text).digest('hex'))
        return plain
      })
      return [name, rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))]
    }),
  )
}
