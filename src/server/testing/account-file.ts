import { strFromU8, unzipSync } from 'fflate'
import { type Manifest, MANIFEST } from '../account-file/format.ts'

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
