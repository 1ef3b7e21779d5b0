import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src/web',
  'src/content',
  'src/contract',
  'src/domain',
  'app.html',
  'vite.config.ts',
  'package-lock.json',
]

const TEST = /\.test\.tsx?$/

function* filesUnder(root, path) {
  if (!statSync(join(root, path)).isDirectory()) {
    if (!TEST.test(path)) yield path
    return
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* filesUnder(root, `${path}/${name}`)
}

/** The files that the web is built of, below `root`. */
export function webSources(root) {
  return SOURCES.filter((path) => existsSync(join(root, path))).flatMap((path) => [...filesUnder(root, path)])
}

/** Says whether two builds are the same, wherever their sources are: by what is in them, not by when. */
export function webFingerprint(root) {
  const hash = createHash('sha256')
  for (const path of webSources(root))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}
