import { execFileSync, spawnSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What others have of this branch: its upstream, else the branch `main`; undefined where git knows neither. */
export function lastPushed(): string | undefined {
  return ['@{upstream}', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0,
  )
}

/** The files that differ from the last commit shared with a branch: committed or not, added, moved or removed. */
export function changedSince(reference: string): string[] {
  const [base = reference] = git('merge-base', reference, 'HEAD')
  const changed = git('diff', '--name-only', '--no-renames', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
}
