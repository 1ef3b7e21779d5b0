import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readDockerfile } from './read-dockerfile.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('Dockerfile')
const image = readDockerfile(dockerfile).at(-1)

/** The variables that the server reads, as README.md lists them. */
const SETTINGS = new Set([...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name))

test('the Dockerfile is well-formed, and its image runs as another user than root, with a health check and a volume', () => {
  expect(validate(dockerfile)).toEqual([])
  expect(image).toMatchObject({
    user: 'node',
    volumes: ['/data'],
    env: { DATA_DIR: '/data', HOST: '0.0.0.0' },
  })
  expect(image?.healthcheck).toEqual(['node', 'scripts/healthcheck.mjs'])
})

test('the image starts the server as npm start does, without the folder of compiled files', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const start = scripts['start']?.replace('exec ', '').replace('--import ./scripts/keep-compiled.mjs ', '')
  const [, settings = '', program] = /^env ((?:\w+=\S+ )+)(.*)$/.exec(start ?? '') ?? []
  expect(image?.cmd?.join(' ')).toBe(program)
  expect(image?.env).toMatchObject(
    Object.fromEntries(
      settings
        .trim()
        .split(' ')
        .map((setting) => setting.split('=')),
    ) as object,
  )
})

test('an instruction that is not rehearsed is named', () => {
  expect(() => readDockerfile('FROM node\nADD https://exemple.fr/x /x\n')).toThrow(/ADD in line 2/)
})

const service = z.looseObject({
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
})
const compose = z
  .object({
    services: z.object({ gramme: service, postgres: service }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('compose.yaml')))

test('compose sets what the server reads, opens no port to the network and writes to volumes alone', () => {
  const { gramme, postgres } = compose.services
  expect(Object.keys(gramme.environment).filter((name) => !SETTINGS.has(name))).toEqual([])
  expect(gramme).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    depends_on: { postgres: { condition: 'service_healthy' } },
  })
  expect(gramme.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
  expect(postgres.ports).toEqual([])
  for (const { volumes } of [gramme, postgres])
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
})

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

test.skipIf(!has('systemd-analyze'))('systemd takes its unit', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'gramme.service')
  writeFileSync(
    path,
    read('deploy/gramme.service').replaceAll('/opt/gramme/node_modules/.bin/node', process.execPath),
  )
  const { stderr, stdout } = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })
  expect((stdout + stderr).split('\n').filter((line) => line.includes('gramme.service'))).toEqual([])
})

test.skipIf(!has('nginx'))('nginx takes its server', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Without certificates: nginx opens those that a configuration names.
  const server = read('deploy/nginx.conf')
    .replaceAll(' ssl http2', '')
    .replaceAll(/^\s*ssl_.*$/gm, '')
  const path = join(folder, 'nginx.conf')
  writeFileSync(
    path,
    `pid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp {\naccess_log off;\n${server}}\n`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', path, '-e', `${folder}/log`], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('syntax is ok')
  expect(status).toBe(0)
})
