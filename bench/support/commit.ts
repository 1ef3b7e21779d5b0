import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** What is measured: the commit, and whether files differ from it. What measurements write does not count. */
export function describeCommit(): string {
  const changed = git('status', '--porcelain', '--', ':!bench/RESULTS*.md', ':!bench/ratios.json')
  const commit = `commit ${git('rev-parse', '--short=12', 'HEAD')}`
  return changed === '' ? commit : `${commit} with ${changed.split('\n').length} changed files`
}
