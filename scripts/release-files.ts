import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Folders for those who change Gramme, not for those who run it. */
const LEFT_OUT = /^(bench|e2e|tests|tools|\.ci|\.githooks)\/|\.test\.tsx?$/

/** The files of the repository that an archive of a release has beside the site that was built of them, new ones among them. */
export function releaseFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  return listed.split('\0').filter((path) => path !== '' && !LEFT_OUT.test(path) && existsSync(path))
}
