import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import tools from '../tools/package.json' with { type: 'json' }

/** By the name of the command that needs them. */
const COMMANDS: Record<string, string> = { 'oxlint-tsgolint': 'oxlint', typescript: 'tsc' }

test('what tools/package.json installs for checks and tests is imported or run by one of them', () => {
  const files = globSync([
    '{src,tests,e2e,bench,scripts}/**/*.{ts,tsx}',
    '*.ts',
    'package.json',
    '.githooks/*',
  ])
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const isUsed = (name: string) => new RegExp(`['"/ ]${COMMANDS[name] ?? name}['"/ ]`).test(text)
  const unused = Object.keys(tools.devDependencies).filter(
    (name) => !name.startsWith('@types/') && !isUsed(name),
  )
  expect(unused).toEqual([])
})
