import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HOOKS = '.githooks'

/**
 * Makes this checkout run the repository's hooks. Does nothing in a folder inside another checkout or outside Git,
 * in CI, or where hooks exist already; an unwritable configuration is no error.
 */
export function configureHooks(root, env = process.env) {
  if (env.CI || !existsSync(join(root, '.git')) || !existsSync(join(root, HOOKS))) return
  const git = (...args) => spawnSync('git', args, { cwd: root, env, encoding: 'utf8' })
  if (git('config', 'core.hooksPath').stdout?.trim()) return
  const folder = git('rev-parse', '--git-path', 'hooks').stdout?.trim()
  if (!folder) return
  const own = resolve(root, folder)
  if (existsSync(own) && readdirSync(own).some((name) => !name.endsWith('.sample'))) return
  git('config', '--local', 'core.hooksPath', HOOKS)
}
