import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a file fits one packet as it is. */
const WORTH_COMPRESSING = 1024

const COMPRESSORS = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Every file as small as it gets, once and for all, beside itself: the server picks the one a browser can read. Not the
 * documents, which it compresses once it knows what is to be in them.
 * @param kept the folder where what it made stays for the next build, by the hash of the content
 */
export function precompress(kept: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressFiles(dir, kept)
    },
  }
}

/** Compresses what the last call with the same folder `kept` has not compressed, as many files at a time as there are cores. */
export async function compressFiles(folder: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const before = new Set(readdirSync(kept))
  const files = globSync(`${folder}/**/*.{css,js,json,svg,txt,wasm,webmanifest}`)
  const takeNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = readFileSync(file)
      if (content.length < WORTH_COMPRESSING) continue
      const hash = createHash('sha256').update(content).digest('hex')
      for (const [ending, compressed] of Object.entries(COMPRESSORS)) {
        const name = `${hash}.${ending}`
        const path = join(kept, name)
        const done = before.has(name) ? readFileSync(path) : await compressed(content)
        if (!before.delete(name)) {
          // Whole or not at all: a build may be killed here.
          writeFileSync(`${path}.part`, done)
          renameSync(`${path}.part`, path)
        }
        writeFileSync(`${file}.${ending}`, done)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeNext))
  for (const stale of before) rmSync(join(kept, stale))
}
