import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type ApiNoun,
  apiNouns,
  AUTH_ROUTES,
  authRoutes,
  authFilesOf,
  nounsOf,
  pathsIn,
} from './api-nouns.ts'
import { importGraph } from './import-graph.ts'

export type Project = 'pure' | 'database' | 'component' | 'journey'

/** A test file with all that a change may alter its result by. */
type Test = { file: string; project: Project; reached: ReadonlySet<string>; whole: boolean; always: boolean }

/** What a change selects: files by project, and those that no import can choose. */
export type Selection = {
  selected: Record<Project, string[]>
  /** Start whole servers or call every route, so that each change might concern them; `npm test` runs them. */
  whole: string[]
  /** The changed file that concerns every test. */
  everything?: string
}

const APP = 'src/server/app.ts'
const ROUTER = 'src/server/router.ts'
const CONTRACT = 'src/contract/contract.ts'
/** Signs up a member for each API test. */
const START_API = 'src/server/testing/start-api.ts'
const TEXTS = 'src/web/messages/load-messages.ts'
/** Compose all that there is: who reaches one of these does not reach what it composes. */
const ROOTS: ReadonlySet<string> = new Set([APP, ROUTER, CONTRACT, TEXTS])

/** What every test is run by or on, and what the tests of a database are copies of. */
const EVERYTHING =
  /^((tools\/)?package(-lock)?\.json|\.npmrc|tsconfig\.json|[a-z]+\.config\.ts|src\/database\/(migrations|schema)\/.*)$/
/** What is loaded before all tests of a project. */
const SET_UP: Record<Project, string[]> = {
  pure: ['vitest.config.ts'],
  database: ['src/database/testing/global-setup.ts'],
  component: ['vitest.config.ts', 'src/web/testing/component-setup.ts'],
  journey: ['playwright.config.ts'],
}
/** Start servers as an operator does. */
const STARTERS = /^(tests\/attacks\/|src\/server\/testing\/(launch|identity-provider)\.ts$)/
const PROGRAM = /\.(tsx?|mjs)$/
const TEST = /\.(test|spec)\.tsx?$/
const TEST_SIDE = /\.(test|spec)\.tsx?$|\/testing\/|\/testing\.ts$|\/test-[^/]*$|^(tests|e2e)\//
/** Files whose imports are known; a change of any other file beside documents and settings of tools concerns every test. */
const KNOWN = /^(src|tests|scripts|bench|e2e)\/|^knip\.ts$|^app\.html$/
/** Read by tests of the project pure, which are selected by each change. */
const READ_AS_TEXT =
  /\.md$|^(docs|deploy|\.githooks|\.ci)\/|^(LICENSE|Dockerfile|compose\.yaml|\.(docker|git)ignore|\.editorconfig|\.ox\w+\.json)$/
/** With a path that is not written out: which files of the repository are read is not known. */
const READS_FILES = /\b(globSync|readdirSync|readFileSync)\((?!'|new URL\()/

function projectOf(file: string): Project {
  if (file.startsWith('e2e/')) return 'journey'
  if (file.endsWith('.component.test.tsx')) return 'component'
  return /^(src\/(database|server)|tests\/attacks)\//.test(file) ? 'database' : 'pure'
}

function forEachProject<Value>(valueOf: (project: Project) => Value): Record<Project, Value> {
  return {
    pure: valueOf('pure'),
    database: valueOf('database'),
    component: valueOf('component'),
    journey: valueOf('journey'),
  }
}

/** Those that a file is in, without the first. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_, at) => names.slice(0, at + 1).join('/')).slice(1)
}

/** Which tests a change reaches, by the files of the working tree. */
export class TestSelection {
  readonly #graph = importGraph()
  readonly #nouns = apiNouns()
  readonly #authRoutes = authRoutes()
  readonly #authFiles = new Set(this.#authRoutes.flatMap(({ file }) => file ?? []))
  readonly #texts = new Map<string, string>()
  readonly #paths = new Map<string, readonly string[]>()
  readonly #setUp: Record<Project, ReadonlySet<string>>
  readonly #behindAuth: ReadonlySet<string>
  readonly tests: readonly Test[]

  constructor() {
    this.#setUp = forEachProject((project) => this.#closure(SET_UP[project]))
    this.#behindAuth = this.#closure([...this.#authFiles])
    this.tests = [...this.#graph.keys()].filter((file) => TEST.test(file)).map((file) => this.#test(file))
  }

  /** @param changed paths from the root of the repository, also of files that are gone */
  select(changed: readonly string[]): Selection {
    const everything = changed.find(
      (file) => EVERYTHING.test(file) || !(KNOWN.test(file) || READ_AS_TEXT.test(file)),
    )
    const places = changed.map((file) => ({ file, folders: foldersOf(file) }))
    const isSelected = (test: Test) =>
      everything !== undefined ||
      (changed.length > 0 && test.always) ||
      places.some(({ file, folders }) => this.#concerns(file, folders, test))
    const chosen = this.tests.filter(isSelected)
    const whole = this.tests.filter((test) => test.whole && !chosen.includes(test))
    const filesOf = (project: Project) =>
      chosen.filter((test) => test.project === project).map(({ file }) => file)
    return {
      selected: forEachProject(filesOf),
      whole: whole.map(({ file }) => file),
      ...(everything !== undefined && { everything }),
    }
  }

  /** These files as far as they are programs, and the programs that import one of them: what a change can make wrong by itself. */
  importing(changed: readonly string[]): string[] {
    const wanted = new Set(changed)
    const imports = (file: string) => [...(this.#graph.get(file) ?? [])].some((path) => wanted.has(path))
    return [...this.#graph.keys()].filter((file) => PROGRAM.test(file) && (wanted.has(file) || imports(file)))
  }

  /** The files of the product that tests of a project reach, in the order of their paths. */
  reachedBy(project: Project): string[] {
    const reached = new Set(this.tests.flatMap((test) => (test.project === project ? [...test.reached] : [])))
    return [...this.#graph.keys()].filter((file) => reached.has(file) && !TEST_SIDE.test(file)).toSorted()
  }

  #concerns(file: string, folders: readonly string[], test: Test): boolean {
    if (this.#setUp[test.project].has(file)) return true
    if (test.whole && !TEST_SIDE.test(file)) return false
    return test.reached.has(file) || folders.some((folder) => test.reached.has(folder))
  }

  #test(file: string): Test {
    const project = projectOf(file)
    const loaded = this.#closure([file])
    const own = [...loaded].filter((path) => TEST_SIDE.test(path) && this.#graph.has(path))
    const called = loaded.has(APP) ? this.#calledNouns(own) : []
    const reached = this.#closure([
      ...loaded,
      ...called.flatMap(({ contractFile, routesFile }) => [contractFile, routesFile]),
      ...(loaded.has(APP) ? [ROUTER, ...this.#partsOfApp(file), ...this.#calledAuth(own)] : []),
      ...(project === 'component' && loaded.has(CONTRACT) ? this.#answeredContracts(own) : []),
      ...(loaded.has(TEXTS) ? this.#areasOf(loaded) : []),
    ])
    if (loaded.has(APP)) for (const path of this.#besides(file)) reached.add(path)
    return {
      file,
      project,
      reached,
      whole:
        project === 'journey' ||
        called.length === this.#nouns.length ||
        [...loaded].some((path) => STARTERS.test(path)),
      always: project === 'pure' && this.#readsFiles(file, loaded),
    }
  }

  /** All that these files load, and what that loads, except by a composition root. */
  #closure(files: readonly string[]): Set<string> {
    const found = new Set(files)
    for (const file of found)
      if (!ROOTS.has(file))
        for (const next of this.#graph.get(file) ?? [])
          if (file !== AUTH_ROUTES || !this.#authFiles.has(next)) found.add(next)
    return found
  }

  /** The files of the routes below /api/auth that a test or what helps it calls, beside the sign-up of every test. */
  #calledAuth(own: readonly string[]): string[] {
    const paths = own.flatMap((path) => (path === START_API ? [] : this.#pathsOf(path)))
    const called = authFilesOf(paths, this.#authRoutes)
    return called.length > 0 ? [AUTH_ROUTES, ...called] : []
  }

  /** The nouns whose addresses are written by a test or what helps it; every one where the addresses come from the documentation. */
  #calledNouns(own: readonly string[]): readonly ApiNoun[] {
    const paths = own.flatMap((file) => this.#pathsOf(file))
    return paths.includes('openapi.json') ? this.#nouns : nounsOf(paths, this.#nouns)
  }

  /**
   * What the server is composed of in the folder of a test, or in one that the test calls: `/api/auth`. Beside the server
   * itself are parts of many subjects: a test reaches what the part with the same name loads.
   */
  #partsOfApp(file: string): string[] {
    const called = new Set(this.#pathsOf(file).map((path) => path.replace(/\/.*$/, '')))
    const isOwn = (part: string) =>
      dirname(part) === dirname(APP)
        ? part === file.replace('.test.ts', '.ts')
        : dirname(part) === dirname(file)
    return [...(this.#graph.get(APP) ?? [])].filter(
      (part) => isOwn(part) || called.has(dirname(part).replace(/^.*\//, '')),
    )
  }

  /** Of a component test: the contracts of what it answers, `{ products: { list } }`. */
  #answeredContracts(own: readonly string[]): string[] {
    const keys = new Set(own.flatMap((file) => this.#textOf(file).match(/\b\w+(?=[:,])/g) ?? []))
    return this.#nouns.filter(({ name }) => keys.has(name)).map(({ contractFile }) => contractFile)
  }

  /** The areas of texts that are asked for by name. */
  #areasOf(loaded: ReadonlySet<string>): string[] {
    const asked = [...loaded].flatMap((file) =>
      [...this.#textOf(file).matchAll(/\bneed\(([^)]*)\)/g)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      ),
    )
    const paths = [...new Set(asked)].map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    )
    return paths
      .flatMap((name) => ['fr', 'en'].map((language) => `src/web/messages/${language}/areas/${name}.ts`))
      .filter((path) => this.#graph.has(path))
  }

  /** The files of the folder that a test is in, except what it reaches by the routes below /api/auth that it calls. */
  #besides(file: string): string[] {
    return [...this.#graph.keys()].filter(
      (other) => dirname(other) === dirname(file) && !TEST_SIDE.test(other) && !this.#behindAuth.has(other),
    )
  }

  /** Whether a test, or a script that it loads, looks for files of the repository by a pattern or in a folder. */
  #readsFiles(file: string, loaded: ReadonlySet<string>): boolean {
    const readers = [...loaded].filter((path) => path === file || /^(scripts|src\/web\/build)\//.test(path))
    return readers.some((path) => READS_FILES.test(this.#textOf(path)))
  }

  #pathsOf(file: string): readonly string[] {
    const paths = this.#paths.get(file) ?? pathsIn(this.#textOf(file))
    this.#paths.set(file, paths)
    return paths
  }

  #textOf(file: string): string {
    const text = this.#texts.get(file) ?? (this.#graph.has(file) ? readFileSync(file, 'utf8') : '')
    this.#texts.set(file, text)
    return text
  }
}
