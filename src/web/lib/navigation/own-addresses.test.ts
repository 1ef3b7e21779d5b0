import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Written once by the build; the server puts its path before the addresses in them. */
const DOCUMENTS = ['site/document.ts', 'site/head.ts']
/** Compare paths that `pathAt` has taken from an address. */
const READERS = ['service-worker/cacheable-reads.ts', 'lib/offline/refresh-cached-read.ts']
/** Programs of others, which are given the whole address of the installation. */
const PROGRAMS = ['features/account/security/token-recipes.ts']
/** Take a path, and put the installation's before it themselves; or compare with one. */
const TAKE_PATHS = String.raw`address|postJson|fetchFromServer|startsWith`

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter(
    (path) => !/\.test\.tsx?$|^src\/web\/(build|dev|messages|testing|site\/(build|pictures))\//.test(path),
  )
  .map((path) => ({ path: path.replace('src/web/', ''), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !PROGRAMS.includes(path))

/** Where a browser is given an address: what follows is one. */
const GIVEN =
  /\b(?:href|src)=\{?|\bhref: |\blocation\.(?:assign|replace)\(|\bfetch\(|\bnew Request\(|serviceWorker\.register\(/g
/** An address of this application, one elsewhere, a part of this page, and what is no address. */
const SAFE = new RegExp(
  [
    String.raw`^address\(`,
    String.raw`^["'\`](?:#|https:|mailto:|tel:|data:)`,
    // Made by `address` where they come from, or by the build.
    String.raw`^(?:url|photo|src|place\.url|photoAddress\(.*\)|font === .*)[,)}]`,
    String.raw`^address[,)}]`,
    String.raw`^(?:file|request|question|typeof question .*)[,)]`,
    // A hook of this name, and types.
    String.raw`^(?:\)|AppPath|string)`,
  ].join('|'),
)

test('whatever gives a browser an address asks for it by its path', () => {
  const bare = sources
    .filter(({ path }) => !DOCUMENTS.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        Array.from(line.matchAll(GIVEN), (found) => line.slice(found.index + found[0].length))
          .filter((given) => !SAFE.test(given))
          .map(() => `${path}:${index + 1} ${line.trim()}`),
      ),
    )
  expect(bare).toEqual([])
})

test('no address of the API is written down but as a path', () => {
  const written = new RegExp(String.raw`(?<!\b(?:${TAKE_PATHS})\()["'\`]/api\b`)
  const bare = sources
    .filter(({ path }) => !READERS.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (written.test(line) ? `${path} ${line.trim()}` : [])),
    )
  expect(bare).toEqual([])
})
