// npm run test:image: does what the Dockerfile says in an empty root, where no container engine is needed, then runs the
// image's command as its user with a root that cannot be written to, asks its health, and stops it as Docker does.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#server/testing/launch.ts'
import { prepareRoot, run, start, whyNot } from './container.ts'
import { readDockerfile, type Stage, type Step } from './read-dockerfile.ts'

const STOP_WITHIN_MS = 10_000

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

type Root = { stage: Stage; path: string }

/** What Docker sends to its engine: tracked and new files, without those that .dockerignore names. */
function contextFiles(): string[] {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => path !== '' && !ignored.has(path.split('/')[0] ?? ''))
}

function copy(
  step: Extract<Step, { kind: 'copy' }>,
  { stage, path }: Root,
  roots: Root[],
  files: string[],
): void {
  const target = join(path, step.target.startsWith('/') ? '' : stage.workdir, step.target)
  if (step.from !== undefined) {
    const source = roots.find((each) => each.stage.name === step.from)
    if (source === undefined) throw new Error(`There is no stage ${step.from}`)
    for (const each of step.sources) cpSync(join(source.path, each), target, { recursive: true })
    return
  }
  for (const source of step.sources) {
    const chosen = files.filter((file) => source === '.' || file === source || file.startsWith(`${source}/`))
    if (chosen.length === 0) throw new Error(`COPY ${source}: there is no such file`)
    for (const file of chosen) {
      // A folder's content goes into the target, a file by its name.
      const inside = source !== '.' && statSync(source).isDirectory() ? file.slice(source.length + 1) : file
      const to = join(target, inside)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(file, to)
    }
  }
}

function build(folder: string): Root {
  const files = contextFiles()
  const roots: Root[] = []
  for (const [index, stage] of readDockerfile(readFileSync('Dockerfile', 'utf8')).entries()) {
    const root = { stage, path: join(folder, String(index)) }
    prepareRoot(root.path, stage)
    roots.push(root)
    const asRoot = { ...stage, user: 'root', env: {} }
    for (const step of stage.steps) {
      if (step.kind === 'copy') copy(step, root, roots, files)
      else {
        const began = performance.now()
        run(root.path, asRoot, ['/bin/sh', '-c', step.command])
        console.log(`RUN ${step.command} (${seconds(began)} s)`)
      }
    }
  }
  const image = roots.at(-1)
  if (image === undefined) throw new Error('The Dockerfile has no stage')
  return image
}

async function healthy(image: Root, env: Record<string, string>, deadline: number): Promise<void> {
  for (;;) {
    try {
      run(image.path, image.stage, image.stage.healthcheck ?? [], { env, readOnly: true })
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((later) => setTimeout(later, 500))
    }
  }
}

async function rehearse(image: Root): Promise<void> {
  const { stage, path } = image
  const env = { PORT: String(await freePort()) }
  const server = start(path, stage, stage.cmd ?? [], { env, readOnly: true })
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((end) => server.once('exit', end))
  const began = performance.now()
  await Promise.race([
    healthy(image, env, Date.now() + 60_000),
    ended.then((code) => Promise.reject(new Error(`The server ended with ${code}:\n${output}`))),
  ])
  console.log(`healthy after ${seconds(began)} s`)
  const page = await fetch(`http://localhost:${env.PORT}/`)
  if (!page.ok || !(await page.text()).includes('Gramme')) throw new Error(`/ answered ${page.status}`)

  const stopping = performance.now()
  // The first process inside has the signal from its parent, as from the engine.
  process.kill(firstChildOf(server.pid ?? 0), 'SIGTERM')
  const code = await Promise.race([
    ended,
    new Promise<'late'>((late) => setTimeout(() => late('late'), STOP_WITHIN_MS)),
  ])
  if (code !== 0)
    throw new Error(`SIGTERM: ${code === 'late' ? 'not stopped in time' : `ended with ${code}`}\n${output}`)
  console.log(`stopped after ${seconds(stopping)} s`)
}

function firstChildOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

const reason = whyNot()
if (reason !== undefined) console.log(`The image was not rehearsed: ${reason}`)
else {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-image-'))
  try {
    const image = build(folder)
    await rehearse(image)
    // A second start finds its database as it was left.
    await rehearse(image)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
