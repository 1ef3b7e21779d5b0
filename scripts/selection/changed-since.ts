import { execFileSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The files that differ from the last commit shared with a branch: committed or not, added, moved or removed. */
export function changedSince(reference: string): string[] {
  const [base = reference] = git('merge-base', reference, 'HEAD')
  const changed = git('diff', '--name-only', '--no-renames', base)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
}
