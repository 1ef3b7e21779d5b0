import { execFileSync, spawnSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const knows = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0

/** What others have of this branch: its upstream, else the branch `main`; undefined where git knows neither, or this is `main`. */
export function lastPushed(): string | undefined {
  if (knows('@{upstream}')) return '@{upstream}'
  return knows('main') && git('branch', '--show-current')[0] !== 'main' ? 'main' : undefined
}

/** The files that differ from the last commit shared with a branch: committed or not, added, moved or removed. */
export function changedSince(reference: string): string[] {
  const [base = reference] = git('merge-base', reference, 'HEAD')
  const changed = git('diff', '--name-only', '--no-renames', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
}
