// Claims about the text of the server's sources, which need no server.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ITEMS } from '#server/account/storage.queries.ts'

const camelCase = (table: string) => table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('no text of the server holds an address that has not gone through `address`', () => {
  const bare = globSync('src/server/**/*.ts')
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      // A whole document passes `withAddresses`.
      const isDocument = text.includes('withAddresses(')
      return text
        .split('\n')
        .filter(
          (line) =>
            (/\bredirect\((?!address\(|`\$\{base\}\/)/.test(line) && !line.trimStart().startsWith('*')) ||
            (!isDocument &&
              /\b(?:href|src|action)="(?!\$\{(?:address\(|absolute\(here\b|here\b|link\b|plain\b|publicUrl\b|service\b|src\b)|#|https?:|mailto:|tel:)/.test(
                line,
              )),
        )
        .map((line) => `${path} ${line.trim()}`)
    })
  expect(bare).toEqual([])
})

test('what fills a table that is counted does so within the limits', () => {
  const filling = new RegExp(
    `INSERT INTO (${ITEMS.join('|')})\\b|\\.insert\\((${ITEMS.map(camelCase).join('|')})\\)`,
  )
  const adding = globSync('src/server/**/*.queries.ts')
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => filling.test(text))
  expect(adding.length).toBeGreaterThan(12)
  // The first carte of an account is made when it is first asked for.
  expect(adding.filter(({ text }) => !text.includes('GrowingTx')).map(({ path }) => path)).toEqual([
    'src/server/cartes/own-carte.queries.ts',
  ])
})
