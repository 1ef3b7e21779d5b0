import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { GO_SETTINGS } from '../../scripts/go-settings.ts'

/** The repository as it is in the working tree, in a separate folder with the packages of the working tree. */
export class CopyOfRepository {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gramme-recipe-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    for (const file of listed.toString().split('\0')) {
      if (file === '') continue
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true })
      cpSync(file, join(this.#folder, file), { force: true, errorOnExist: false })
    }
    symlinkSync(resolve('node_modules'), join(this.#folder, 'node_modules'))
  }

  readonly read = (file: string): string => readFileSync(join(this.#folder, file), 'utf8')

  /** The texts of the files of a folder and of those in it, by path. */
  readonly texts = (folder: string): Map<string, string> =>
    new Map(
      readdirSync(join(this.#folder, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(this.#folder, join(parentPath, name)))
        .map((file) => [file, this.read(file)]),
    )

  /** Gives a folder these files and no others. */
  replace(folder: string, texts: ReadonlyMap<string, string>): void {
    rmSync(join(this.#folder, folder), { recursive: true })
    for (const [file, text] of texts) this.write(file, text)
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true })
    writeFileSync(join(this.#folder, file), text)
  }

  /** @returns what the command has printed, where it has failed */
  run(program: string, args: readonly string[]): string | undefined {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.#folder,
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: { ...process.env, ...GO_SETTINGS },
    })
    return status === 0 ? undefined : stdout + stderr
  }

  /** Removes one of its files. */
  remove(file: string): void {
    rmSync(join(this.#folder, file))
  }

  /** Removes the copy. */
  removeAll(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
