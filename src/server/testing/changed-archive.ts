import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { MANIFEST, type Manifest } from '../account-file/format.ts'

type Files = Record<string, Uint8Array>

/** An archive with some of its files changed. */
export function withFiles(archive: Uint8Array, change: (files: Files) => void): Buffer {
  const files = { ...unzipSync(archive) }
  change(files)
  return Buffer.from(zipSync(files, { level: 0 }))
}

export function withManifest(archive: Uint8Array, change: (manifest: Manifest) => void): Buffer {
  return withFiles(archive, (files) => {
    const manifest = manifestIn(files)
    change(manifest)
    files[MANIFEST] = strToU8(JSON.stringify(manifest))
  })
}

/** With a table's text changed, and all sums right: made by someone who knows the format. */
export function withRows(archive: Uint8Array, table: string, change: (text: string) => string): Buffer {
  return withFiles(archive, (files) => {
    const name = `donnees/${table}.jsonl`
    const text = change(strFromU8(files[name] ?? new Uint8Array()))
    files[name] = strToU8(text)
    const manifest = manifestIn(files)
    const entry = manifest.tables.find((each) => each.name === table)
    const rows = text.split('\n').length - 1
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (entry) Object.assign(entry, { rows, files: [{ name, rows, sha256 }] })
    files[MANIFEST] = strToU8(JSON.stringify(manifest))
  })
}

function manifestIn(files: Files): Manifest {
  return JSON.parse(strFromU8(files[MANIFEST] ?? new Uint8Array())) as Manifest
}
